/** Fair shuffles, checked with a commitment that the Python part has made and the hashes of WebCrypto. */

import { expect, test } from "vitest";
import { commitmentTo, dealKey, findings, isBad, sealOf } from "./seal";
import { sha256 } from "./sha256";

const RECORD = `sushibar record 1
game sushi-go 1
players 2
names Nori | Miso
commitment 1fa03b319119558bc73794f50acb2a757e13e288de63547512a75395946edb10
seed 7 # drawn before anybody sat down
salts 0a0b | ff
1.1 maki-2 | dumpling
end
`;
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const SEAT = { secret: "", seat: 0, name: "Nori" };

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("a text of %i letters has its hash", async (length) => {
  const text = "sushi ü🍣".repeat(200).slice(0, length);
  expect(sha256(text)).toBe(await digest(text));
});

test("a record says what was promised and what about", async () => {
  const sealed = sealOf(RECORD)!;
  expect(sealed).toEqual({ seed: "7", commitment: sealed.commitment, salts: ["0a0b", "ff"] });
  expect(commitmentTo("7")).toBe(sealed.commitment);
  expect(dealKey(sealed)).toBe(await digest("sushibar deal\n7\n0a0b\nff\n"));
});

test("what is no record with a seal is nothing", () => {
  expect(sealOf("")).toBeNull();
  expect(sealOf("seed 7\ncommitment 00")).toBeNull();
  expect(sealOf("sushibar record 1\ngame sushi-go 1\nend")).toBeNull();
});

test("a seal that does not fit is found out", () => {
  const sealed = sealOf(RECORD.replace("seed 7", "seed 8"))!;
  expect(findings(sealed, null)).toEqual(["seal-broken"]);
  expect(findings(sealed, null).some(isBad)).toBe(true);
});

test("what the browser remembers of the table is compared too", () => {
  const sealed = sealOf(RECORD)!;
  const good = findings(sealed, { ...SEAT, salt: "ff", commitment: sealed.commitment });
  expect(good).toEqual(["seal-fits", "seal-seen", "bits-in"]);
  expect(good.some(isBad)).toBe(false);
  expect(findings(sealed, { ...SEAT, salt: "ee", commitment: "00" })).toEqual(["seal-fits", "seal-other", "bits-missing"]);
});
