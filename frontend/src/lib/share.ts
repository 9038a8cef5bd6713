/** Ways to hand something on: the share sheet, the clipboard, a file. */

/** Whether this device has a share sheet. */
export const canShare = typeof navigator.share === "function";

/** Hand it to another program; false if nobody took it. */
export async function share(what: ShareData): Promise<boolean> {
  return navigator.share(what).then(
    () => true,
    () => false,
  );
}

/** Copy a text; also where the clipboard is closed to pages that are not encrypted. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const box = document.createElement("textarea");
  box.value = text;
  box.style.position = "fixed";
  box.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  box.select();
  const copied = document.execCommand("copy");
  box.remove();
  return copied;
}

/** Let the browser save a text as a file. */
export function save(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "text/plain" }));
}

/** The same with anything else, such as a picture. */
export function saveBlob(name: string, what: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
