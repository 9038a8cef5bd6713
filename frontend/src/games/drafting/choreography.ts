/** How a turn with cards is shown: laid face down, turned over together, lit; then the hands go on. */

import { t } from "../../lib/texts.svelte";
import { fly, float, light, pulse, shake, stage, turn, turner, type Box } from "../../motion";
import { counting } from "../../table/counting.svelte";
import { signed } from "../../table/points";
import { besidePlate, hasRoomForReasons } from "../../table/words";
import type { Move, TableView } from "../../wire";
import type { Likenesses } from "./likeness";
import { type Chapter, type Gain, receiver, type Story } from "./story";

/** Milliseconds at the calm speed. */
const LAYING_MS = 300;
const TURNING_MS = 360;
const PASSING_MS = 560;
const GIVING_MS = 800;
const BETWEEN_MS = 60;
/** So many cards a menu shows. */
const LOOKED_AT = 4;
/** So long cards are seen that are used at once. */
const USED_MS = 500;
/** Words at one seat come one after another. */
const NEXT_WORDS_MS = 900;
const ROW_WORDS_MS = 2_400;
/** Hands set out when the cards turn over. */
const SETTING_OUT_MS = 360;

/** What cards do only when they have been seen. */
const LEAVING: ReadonlySet<Move["what"]> = new Set(["spill", "finish"]);

/** The table as it was: where things were, and the hand that has gone on, if it was seen last. */
export interface Before {
  boxes: Map<string, Box>;
  hand: { look: HTMLElement; box: Box }[];
  /** Where the card was that I have chosen. */
  chosen: Box | null;
  /** The plates by seat, where they have been cleared since. */
  plates: HTMLElement[];
}

/** What is of the choreography's concern of a table as it is now. */
export interface Scene {
  view: TableView;
  passing: "left" | "right";
  before: Before;
  /** Whether points that are not scored yet are told. */
  isCounted: boolean;
}

export class Choreography {
  private readonly you: number | null;
  private readonly players: number;

  constructor(
    private readonly cards: Likenesses,
    private readonly scene: Scene,
  ) {
    this.you = scene.view.you;
    this.players = scene.view.chairs.length;
  }

  /** Whether the plates have been cleared since: at the end of a round. */
  private get isCleared(): boolean {
    return this.scene.before.plates.length > 0;
  }

  async perform({ chapters, gains, isPassed, isDealt }: Story): Promise<void> {
    const isQuick = isPassed && chapters.length === 1;
    const show = this.hideHand(isPassed || isDealt);
    if (chapters.length > 0) this.keepPlates();
    const shown = this.showAll(chapters);
    if (isQuick) this.passMine(SETTING_OUT_MS);
    await (isQuick ? Promise.race([shown, stage.pause(SETTING_OUT_MS)]) : shown).finally(show); // whatever goes wrong
    this.tellGains(gains);
    if (isPassed && !isQuick) this.passMine();
    if (isPassed) this.passOthers();
    if (isPassed) await this.arrive(this.seatBox(this.giver()));
    else if (isDealt) await this.deal();
    await shown;
  }

  /** A card has been put down, face down: it is not seen there before it has come. */
  decide(seat: number): () => Promise<void> {
    const element = stage.at(`decided ${seat}`);
    if (!element) return () => Promise.resolve();
    const show = stage.hide(element);
    const chosen = seat === this.you ? stage.at("hand")?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect() : null;
    return async () => {
      await fly(stage, this.cards.back(), chosen ?? this.seatBox(seat), element.getBoundingClientRect(), { ms: LAYING_MS });
      show();
    };
  }

  // What cards do

  private async showAll(chapters: Chapter[]): Promise<void> {
    for (const { moves, rows } of chapters) {
      this.tellRows(rows);
      await Promise.all(moves.filter(({ what }) => !LEAVING.has(what)).map((move) => this.show(move)));
      await Promise.all(moves.filter(({ what }) => LEAVING.has(what)).map((move) => this.show(move)));
    }
  }

  private show(move: Move): Promise<unknown> {
    switch (move.what) {
      case "lay":
      case "catch":
        return this.lay(move);
      case "serve":
        return this.serve(move);
      case "give":
        return this.give(move);
      case "return":
        return this.takeBack(move);
      case "turn":
        return this.turnOver(move);
      case "look":
        return this.look(move.seat);
      case "spill":
        return this.spill(move);
      case "finish":
        return this.finish(move);
    }
  }

  private async lay({ what, seat, card }: Move, from?: Box): Promise<void> {
    const pile = this.pile(seat, card);
    const end = pile ? boxOf(pile) : this.atPlateEnd(seat, this.heldAt(seat));
    const { boxes, chosen } = this.scene.before;
    const start = from ?? boxes.get(`decided ${seat}`) ?? (seat === this.you ? chosen : null) ?? this.seatBox(seat);
    const show = pile && this.isNew(seat, card) ? stage.hide(pile) : () => undefined;
    const both = turner(this.cards.face(card), this.cards.back());
    await fly(stage, both, start, end, { ms: LAYING_MS, stays: true });
    await turn(stage, both, { ms: TURNING_MS });
    if (!pile && this.isCleared) return this.keepLast(seat, card, both);
    if (!pile) await stage.pause(USED_MS);
    both.remove();
    show();
    if (!pile) return;
    void light(stage, pile);
    if (what === "catch") {
      void pulse(stage, pile);
      void float(stage, "×3", boxOf(pile), "gain");
    }
  }

  /** Leave the plates of a round on the table until its points are counted. */
  private keepPlates(): void {
    this.scene.before.plates.forEach((look, seat) => {
      const [plate, box] = [stage.at(`plate ${seat}`) as HTMLElement | null, this.scene.before.boxes.get(`plate ${seat}`)];
      const room = plate?.parentElement;
      if (stage.isStill || !plate || !room || !box) return;
      const { left, top } = room.getBoundingClientRect();
      const { width, height } = box;
      Object.assign(look.style, { position: "absolute", left: `${box.left - left}px`, top: `${box.top - top}px`, width: `${width}px`, height: `${height}px` });
      room.append(look); // where cards are as large as on the plate itself
      plate.style.visibility = "hidden";
      stage.place(`plate ${seat}`)(look);
      counting.keep(() => {
        stage.place(`plate ${seat}`)(plate);
        look.remove();
        plate.style.visibility = "";
      });
    });
  }

  /** The last card of a round stays beside its plate as long. */
  private keepLast(seat: number, card: string, look: HTMLElement): void {
    look.dataset["cards"] = card;
    const forget = stage.place(`last ${seat} ${card}`)(look);
    counting.keep(() => {
      forget?.();
      look.remove();
    });
  }

  /** Where a card is laid that has no place on a plate any more: at the end of the plate as it was, so many cards on. */
  private atPlateEnd(seat: number, number = 0): Box {
    const place = this.plateBox(seat);
    const end = this.onPlate(seat);
    const plate = this.scene.before.boxes.get(`plate ${seat}`) ?? end;
    const left = plate.left + plate.width + 2 + number * end.width * 0.6;
    return { ...end, left: Math.min(left, place.left + place.width - end.width), top: plate.top + (plate.height - end.height) / 2 };
  }

  /** How many cards are shown already on a plate that has no place for them. */
  private heldAt(seat: number): number {
    const before = this.held.get(seat) ?? 0;
    this.held.set(seat, before + 1);
    return before;
  }

  private readonly held = new Map<number, number>();

  private async give({ seat, to = seat, card }: Move): Promise<void> {
    const pile = this.pile(to, card);
    const show = pile && this.isNew(to, card) ? stage.hide(pile) : () => undefined;
    await fly(stage, this.cards.face(card), this.seatBox(seat), pile ? boxOf(pile) : this.onPlate(to), { ms: GIVING_MS });
    show();
    if (pile) void light(stage, pile);
  }

  private takeBack({ seat, card }: Move): Promise<void> {
    return fly(stage, this.cards.face(card), this.onPlate(seat), this.seatBox(seat), { ms: GIVING_MS * 0.75, fades: true });
  }

  private async turnOver({ seat, card }: Move): Promise<void> {
    const pile = this.pile(seat, "face-down");
    const both = turner(this.cards.back(), this.cards.face(card));
    const place = this.onPlate(seat);
    const number = this.turned++;
    const start = { ...place, left: place.left + number * place.width * 0.5 };
    await fly(stage, both, start, pile ? boxOf(pile) : place, { ms: LAYING_MS, delay: LAYING_MS + number * 2 * BETWEEN_MS, stays: true });
    await turn(stage, both, { ms: TURNING_MS });
    both.remove();
  }

  private turned = 0;

  /** Cards of the deck fan out before somebody; who they are is seen below, or not at all. */
  private async look(seat: number): Promise<void> {
    const box = this.onPlate(seat);
    const place = this.fanned++ % LOOKED_AT;
    const end = { ...box, left: box.left + (place - 1.5) * box.width * 0.7, top: box.top - 6 };
    await fly(stage, this.cards.back(), this.middle(), end, { ms: PASSING_MS, delay: place * BETWEEN_MS, stays: true, fades: true });
  }

  private fanned = 0;

  /** The cards that somebody else looks at fan out, and one of them is laid: who chose at once is seen to look too. */
  private async serve(move: Move): Promise<void> {
    if (move.seat !== this.you) await Promise.all(Array.from({ length: LOOKED_AT }, () => this.look(move.seat)));
    await this.lay(move, above(this.plateBox(move.seat)));
  }

  /** Soups meet in the middle, bump into each other, and are gone. */
  private async spill({ seat, card }: Move): Promise<void> {
    const look = this.cards.face(card);
    stage.at(`last ${seat} ${card}`)?.remove();
    const middle = this.middle();
    const aside = (this.spilled++ % 2 === 0 ? -0.5 : 0.5) * middle.width;
    await fly(stage, look, this.atPlateEnd(seat), { ...middle, left: middle.left + aside }, { ms: PASSING_MS, stays: true });
    await shake(stage, look);
    await stage.animate(look, [{ opacity: 1 }, { transform: "translateY(60px) rotate(50deg)", opacity: 0 }], { ms: LAYING_MS });
    look.remove();
  }

  private spilled = 0;

  private async finish({ seat, card }: Move): Promise<void> {
    const box = this.onPlate(seat);
    stage.at(`last ${seat} ${card}`)?.remove();
    await fly(stage, this.cards.face(card), box, above(box), { ms: PASSING_MS, fades: true });
  }

  // Hands

  /** Hands that nobody sees into go to their neighbours. */
  private passOthers(): void {
    for (let seat = 0; seat < this.players; seat++) {
      const next = receiver(seat, this.players, this.scene.passing);
      if (seat === this.you || next === this.you) continue;
      const hand = this.cards.hand();
      hand.dataset["hand"] = `${seat} ${next}`;
      void fly(stage, hand, this.seatBox(seat), this.seatBox(next), { ms: PASSING_MS });
    }
  }

  /** The cards that were in hand go to the neighbour; face down where something else was seen there last. */
  private passMine(delay = 0): void {
    if (this.you === null) return;
    const next = receiver(this.you, this.players, this.scene.passing);
    const end = this.seatBox(next);
    const { hand } = this.scene.before;
    const closed = { look: this.cards.hand(), box: this.seatBox(this.you) };
    for (const { look, box } of hand.length > 0 ? hand : [closed]) {
      look.dataset["hand"] = `${this.you} ${next}`;
      void fly(stage, look, box, shaped(end, box), { ms: PASSING_MS, delay, fades: true });
    }
  }

  /** Everybody is dealt a hand, from the middle of the table. */
  private async deal(): Promise<void> {
    for (let seat = 0; seat < this.players; seat++) {
      if (seat !== this.you) void fly(stage, this.cards.hand(), this.middle(), this.seatBox(seat), { ms: PASSING_MS, delay: seat * BETWEEN_MS, fades: true });
    }
    await this.arrive(this.middle());
  }

  /** The cards of a new hand come from somewhere. */
  private async arrive(start: Box): Promise<void> {
    const cards = [...(stage.at("hand")?.children ?? [])];
    await Promise.all(
      cards.map(async (card, place) => {
        const look = card.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
        if (!look) return;
        look.inert = true;
        look.dataset["hand"] = `${this.giver()} ${this.you}`;
        const show = stage.hide(card);
        const end = card.getBoundingClientRect();
        await fly(stage, look, shaped(start, end), end, { ms: PASSING_MS, delay: place * 25 });
        show();
      }),
    );
  }

  private hideHand(isWanted: boolean): () => void {
    const hand = stage.at("hand");
    return hand && isWanted ? stage.hide(hand) : () => undefined;
  }

  /** Whose hand comes to me. */
  private giver(): number {
    const back = this.scene.passing === "left" ? "right" : "left";
    return receiver(this.you ?? 0, this.players, back);
  }

  // Words

  /** What others did; everybody knows what they did themselves. */
  private tellRows(rows: [number, string][]): void {
    for (const [seat, words] of rows) {
      if (seat === this.you) continue;
      this.toldAt.add(seat);
      void float(stage, words, this.wordsBox(seat, true), "", { ms: ROW_WORDS_MS });
    }
  }

  /** Where somebody's words are still read. */
  private readonly toldAt = new Set<number>();

  private tellGains(gains: Gain[]): void {
    const told = new Map<number, number>();
    for (const { seat, points, name, reason } of this.scene.isCounted ? gains : []) {
      const before = told.get(seat) ?? 0;
      told.set(seat, before + 1);
      const words = t("web-points-come", { points: signed(points), name });
      void float(stage, words, this.wordsBox(seat), points > 0 ? "gain" : "loss", { delay: before * NEXT_WORDS_MS + (this.toldAt.has(seat) ? ROW_WORDS_MS * 0.6 : 0) }, hasRoomForReasons(seat) ? reason : "");
    }
  }

  // Where things are

  private pile(seat: number, card: string): HTMLElement | null {
    const piles = this.scene.view.game?.words?.piles[seat] ?? [];
    const place = piles.findIndex(({ cards }) => cards.includes(card));
    return place < 0 ? null : ((stage.at(`plate ${seat}`)?.children[place] as HTMLElement | undefined) ?? null);
  }

  /** Whether a pile was not there before. */
  private isNew(seat: number, card: string): boolean {
    return !this.scene.before.boxes.has(`pile ${seat} ${card}`);
  }

  private plateBox(seat: number): Box {
    return stage.box(`seat ${seat}`) ?? this.middle();
  }

  private wordsBox(seat: number, areMany = false): Box {
    return besidePlate(seat, areMany) ?? this.middle();
  }

  /** A card's place in the middle of a plate. */
  private onPlate(seat: number): Box {
    return card(this.plateBox(seat));
  }

  /** Where a seat holds its hand: I hold mine below. */
  private seatBox(seat: number): Box {
    const hand = seat === this.you ? stage.at("hand")?.getBoundingClientRect() : null;
    return card(hand ?? stage.box(`seat ${seat}`) ?? this.middle());
  }

  private middle(): Box {
    return card(stage.box("table") ?? { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 });
  }
}

/** A card in the middle of a box. */
function card({ left, top, width, height }: Box): Box {
  const high = Math.max(34, Math.min(height * 0.8, 96));
  const wide = high * 0.75;
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

/** A box at the same place, of another's shape. */
function shaped(box: Box, like: Box): Box {
  const width = box.height * (like.width / like.height);
  return { ...box, left: box.left + (box.width - width) / 2, width };
}

function above(box: Box): Box {
  return { ...card(box), top: box.top - box.height };
}

function boxOf(pile: Element): Box {
  return (pile.querySelector("div") ?? pile).getBoundingClientRect();
}
