/** A table as this browser knows it: what the server has told, and what its person is about to do. */

import { type Status, TableSocket, WRONG_SECRET } from "../lib/websocket";
import type { Foreseen, QuestionView, FromServer, Hint, News, Scores, Selected, TableEvent, TableView } from "../wire";
import { TableHistory } from "./history.svelte";
import { advance, answersOf, beginning, callsOf, chosen, deselect, type Draft, foreseen, restart, retreat, send } from "./draft";

/** Input that comes so soon after a new question was meant for the old one. */
const BLIND_MS = 300;

export type Heard = (events: TableEvent[], view: TableView, isNew: boolean) => void;

export class Session {
  status = $state<Status>("connecting");
  view = $state<TableView | null>(null);
  present = $state<number[]>([]);
  /** How many look on, apart from us. */
  onlookers = $state(0);
  draft = $state<Draft | null>(null);
  hint = $state<Hint | null>(null);
  waitsForHint = $state(false);
  brings = $state<Record<string, string>>({});
  scores = $state<Scores | null>(null);
  /** The table as it will be when the answers of a plan that are on their way have been given. */
  foreseen = $state<Foreseen["seen"] | null>(null);
  notice = $state("");
  refusal = $state("");
  readonly history = new TableHistory();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  private ahead = 0;
  private askedAt = 0;
  /** What is to happen as soon as the server has said what it thinks of the selection. */
  private hasty = $state<"confirm" | "go on" | null>(null);
  /** Answers that are given as soon as they are asked for. */
  private plan: string[][] = [];
  /** Steps chosen in an earlier session, in another language, that are still to be taken again. */
  private kept: { question: number; steps: string[] } | null;
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    readonly secret: string | null,
    language: string,
    private readonly happened: Heard = () => undefined,
    private readonly done: (what: "select" | "answer") => void = () => undefined,
    before: Session | null = null,
    private readonly refused: () => void = () => undefined,
  ) {
    const draft = before?.draft;
    this.kept = draft && !draft.sent ? { question: draft.question, steps: chosen(draft) } : null;
    this.socket = new TableSocket(
      code,
      { secret, language },
      {
        hear: (message) => this.hear(message),
        status: (status, code) => {
          this.status = status;
          if (code === WRONG_SECRET) this.refused();
        },
        version: () => this.view?.version ?? 0,
        seat: () => (this.isShared ? this.seat : null),
      },
    );
  }

  leave(): void {
    this.socket.end();
  }

  /** Try to reach the server at once. */
  hurry(): void {
    this.socket.hurry();
  }

  /** Whether the answer was confirmed and goes out as soon as the server has looked at it. */
  get isSending(): boolean {
    return this.hasty === "confirm";
  }

  get seat(): number | null {
    return this.view?.you ?? null;
  }

  /** Whether several people play at this device. */
  get isShared(): boolean {
    return (this.view?.yours.length ?? 0) > 1;
  }

  /** Whether nobody looks at a device that people share. */
  get isCovered(): boolean {
    return this.isShared && this.view?.phase === "playing" && this.view.you === null;
  }

  /** Somebody at this device says that it is their turn to look; the server shows their hand. */
  take(seat: number): void {
    this.socket.say({ type: "take", seat });
  }

  /** Nobody may look now. */
  cover(): void {
    this.socket.say({ type: "cover" });
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // What the person does

  /** Whether a press now was meant for the question that is open. */
  get isReady(): boolean {
    return Date.now() - this.askedAt > BLIND_MS;
  }

  /** Select a choice of a question; the same one again confirms it. */
  select(action: string, question: number | undefined = this.draft?.question): void {
    const draft = this.draft;
    if (!draft || draft.question !== question || !this.isReady) return;
    if (draft.sent) {
      if (draft.selected === action) return;
      draft.sent = null;
      restart(draft);
    } else if (draft.selected === action) {
      this.confirm();
      return;
    }
    this.choose(action);
  }

  /** Settle what is selected: give the answer, or go on with its next step. */
  confirm(): void {
    const draft = this.draft;
    if (!draft?.selected || draft.sent) return;
    if (draft.enough) this.answer(draft);
    else if (draft.next && draft.called === null) this.step(() => advance(draft));
    else this.hasty = "confirm";
  }

  /** Settle what is selected and choose what follows it, in one go; that is settled too, unless it can be an answer. */
  goOn(action: string, isSettled = true): void {
    const draft = this.draft;
    if (!draft?.selected || !draft.next) return;
    advance(draft);
    this.choose(action);
    if (isSettled) this.hasty = "go on";
  }

  /** Call a card of the plate beside the selected one; the same call again takes it back. */
  call(action: string): void {
    const draft = this.draft;
    if (!draft || draft.sent || callsOf(draft).every((one) => one.action !== action)) return;
    draft.called = draft.called === action ? null : action;
    draft.enough = draft.called === null; // only what is enough can go with a call, or without
    this.hasty = null;
    this.done("select");
    this.socket.say({ type: "select", question: draft.question, steps: chosen(draft) });
  }

  /** Settle a whole answer and plan the next one. */
  planOn(): void {
    const draft = this.draft;
    if (draft?.then) this.step(() => advance(draft));
  }

  /** Take the last step back. */
  back(): void {
    const draft = this.draft;
    if (!draft || draft.trail.length === 0) return this.clear();
    this.step(() => retreat(draft));
    if (draft.selected !== null) this.choose(draft.selected);
  }

  /** Take the last settled step back and choose nothing there; a press on the button for it is never meant for anything else. */
  undo(): void {
    const draft = this.draft;
    if (!draft || draft.sent || draft.trail.length === 0) return;
    retreat(draft);
    this.step(() => deselect(draft));
  }

  /** Go back to a settled step, to choose something else there. */
  backTo(step: number, action: string | null = null): void {
    const draft = this.draft;
    if (!draft || draft.sent || !this.isReady) return;
    while (draft.trail.length > step) retreat(draft);
    this.step(() => deselect(draft));
    if (action !== null) this.choose(action);
  }

  /** Begin the answer anew; one that was given stands. */
  clear(): void {
    const draft = this.draft;
    if (!draft || draft.sent) return;
    if (draft.steps.length > 0) this.step(() => restart(draft));
    else deselect(draft);
    if (this.view?.game?.answered) this.stand(draft, this.view.game.answered);
  }

  say(phrase: string): void {
    this.socket.say({ type: "say", phrase });
  }

  comeBack(): void {
    this.socket.say({ type: "return" });
  }

  /** Ask for the best choices; simply, for one that is good. */
  askForHint(simply = false): void {
    const draft = this.draft;
    if (!draft || draft.sent || this.waitsForHint) return;
    this.waitsForHint = true;
    this.socket.say({ type: "hint", question: draft.question, steps: draft.steps, simply });
  }

  askForScores(): void {
    this.socket.say({ type: "scores" });
  }

  private choose(action: string): void {
    const draft = this.draft;
    if (!draft) return;
    deselect(draft);
    draft.selected = action;
    this.hasty = null;
    this.done("select");
    this.socket.say({ type: "select", question: draft.question, steps: chosen(draft) });
  }

  private answer(draft: Draft): void {
    const [first = [], ...rest] = answersOf(draft);
    this.plan = rest;
    this.foreseen = foreseen(draft);
    this.socket.say({ type: "answer", question: draft.question, steps: first });
    send(draft);
    this.hint = null;
    this.done("answer");
  }

  /** Another step of the same question: what was said about the last one is of no use. */
  private step(take: () => void): void {
    take();
    this.askedAt = Date.now();
    this.hint = null;
    this.hasty = null;
    this.brings = {};
    const draft = this.draft;
    if (draft) this.socket.say({ type: "preview", question: draft.question, steps: draft.steps });
  }

  // What the server tells

  /** Whether it could be used; what could not has to be told again. */
  private hear(message: FromServer): boolean {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now();
        this.present = message.present;
        this.count(message.onlookers, message.view);
        this.notice = "";
        this.see(message.view, message.events);
        this.sayAgain();
        break;
      case "news":
        this.ahead = message.now - Date.now();
        if (!message.view) return this.seeAnswers(message);
        this.see(message.view, message.events);
        break;
      case "selected":
        this.drafted(message);
        break;
      case "preview":
        if (this.isAbout(message)) this.brings = message.brings;
        break;
      case "hint":
        this.waitsForHint = false;
        if (this.isAbout(message)) this.hint = message;
        break;
      case "scores":
        this.scores = message;
        break;
      case "present":
        this.present = message.seats;
        this.count(message.onlookers, this.view);
        break;
      case "notice":
        this.notice = message.trouble ? message.words : "";
        break;
      case "refused":
        this.waitsForHint = false;
        if (message.reason === "too-late") break;
        this.refusal = message.words;
        if (message.about === "answer") this.forgetPlan();
        if (message.about === "answer" && this.draft) this.draft.sent = null;
        break;
    }
    return true;
  }

  private count(onlookers: number, view: TableView | null): void {
    this.onlookers = onlookers - (view?.yours.length === 0 ? 1 : 0);
  }

  private isAbout(message: { question: number; steps: string[] }): boolean {
    const draft = this.draft;
    return message.question === draft?.question && message.steps.join(" ") === draft.steps.join(" ");
  }

  private see(view: TableView, events: TableEvent[]): void {
    const old = this.view;
    if (old && view.version < old.version) return;
    const game = view.game;
    const isNew = game?.question !== old?.game?.question;
    this.view = view;
    if (old && old.you !== view.you) this.forget();
    const fresh = this.history.note(events, old);
    if (isNew) this.turnTo();
    if (isNew && (!game?.asked || this.plan.length === 0)) this.forgetPlan();
    if (game?.asked && (isNew || this.draft === null)) this.begin(game.question, game.asked);
    else if (!game?.asked) this.keepAnswer(view);
    if (view.phase === "over" || events.some((event) => event.what === "deal")) this.askForScores();
    this.happened(fresh, view, isNew);
  }

  /** Somebody else looks at this device, or nobody: what was chosen or told here is gone. */
  private forget(): void {
    this.forgetPlan();
    this.draft = null;
    this.hint = null;
    this.hasty = null;
    this.brings = {};
    this.refusal = "";
  }

  /** A new question: what belonged to the old one is over. */
  private turnTo(): void {
    this.hint = null;
    this.refusal = "";
    this.waitsForHint = false;
    this.history.turn();
  }

  /** News that only tell who has answered follow upon what is known, or are of no use. */
  private seeAnswers({ version, pending, answered, events }: News): boolean {
    const view = this.view;
    if (!view?.game || version <= view.version) return true;
    if (events[0]?.version !== view.version + 1) return false;
    const fresh = this.history.note(events, view);
    const isAnswered = answered !== null && view.game.answered === null;
    view.version = version;
    view.game.pending = pending;
    view.game.answered = answered;
    if (isAnswered && this.draft && !this.draft.sent) this.stand(this.draft, answered);
    this.happened(fresh, view, false);
    return true;
  }

  /** A new connection has not heard what was selected or asked for on the old one. */
  private sayAgain(): void {
    this.waitsForHint = false;
    const draft = this.draft;
    if (!draft || draft.sent) return;
    this.socket.say({ type: "preview", question: draft.question, steps: draft.steps });
    if (draft.selected !== null) this.socket.say({ type: "select", question: draft.question, steps: chosen(draft) });
  }

  private begin(question: number, asked: QuestionView): void {
    this.draft = beginning(question, asked);
    const steps = this.plan.shift();
    if (steps) return this.giveNext(this.draft, steps);
    this.step(() => undefined);
    if (this.kept?.question !== question) this.kept = null;
    this.takeKept();
  }

  /** Give the next answer of a plan. */
  private giveNext(draft: Draft, steps: string[]): void {
    this.socket.say({ type: "answer", question: draft.question, steps });
    draft.selected = steps[0] ?? null;
    draft.sent = steps.map((action) => ({ action, spoken: action }));
  }

  private forgetPlan(): void {
    this.plan = [];
    this.foreseen = null;
  }

  /** Choose the next of the steps that were chosen before the session was made anew. */
  private takeKept(): void {
    const action = this.kept?.steps.shift();
    if (action !== undefined) this.choose(action);
  }

  /** Show an answer that was given; without its choices, ask for them, so that it can be changed. */
  private keepAnswer(view: TableView): void {
    const game = view.game;
    if (!game?.answered || view.phase !== "playing") this.draft = null;
    else if (this.draft?.question !== game.question) {
      this.draft = null;
      this.socket.say({ type: "select", question: game.question, steps: [] });
    }
  }

  private stand(draft: Draft, answered: string[]): void {
    restart(draft);
    draft.steps = answered.slice(0, -1);
    draft.selected = answered.at(-1) ?? null;
    send(draft);
  }

  private drafted(message: Selected): void {
    const game = this.view?.game;
    if (!game || message.question !== game.question) return;
    if (message.steps.length === 0) {
      if (!message.asked || this.draft) return;
      this.begin(message.question, message.asked);
      if (this.draft && game.answered) this.stand(this.draft, game.answered);
      return;
    }
    const draft = this.draft;
    if (!draft || draft.sent || message.steps.join(" ") !== chosen(draft).join(" ")) return;
    if (draft.called !== null && message.asked) return this.followCall(draft, draft.called, message.asked);
    draft.enough = message.enough;
    draft.whole = message.whole;
    if (draft.called === null) draft.next = message.asked;
    draft.then = message.then;
    const hasty = this.hasty;
    this.hasty = null;
    if (hasty === "confirm") this.confirm();
    else if (hasty === "go on" && !draft.enough && draft.next) this.step(() => advance(draft));
    else if (this.kept?.steps[0] && callsOf(draft).length > 0) this.call(this.kept.steps.shift()!);
    else if (this.kept?.steps.length && (draft.next || draft.then)) {
      this.step(() => advance(draft));
      this.takeKept();
    }
  }

  /** A call that needs something more: settle the card and the call, and go on with that. */
  private followCall(draft: Draft, call: string, asked: QuestionView): void {
    draft.called = null;
    advance(draft);
    draft.selected = call;
    draft.next = asked;
    this.step(() => advance(draft));
    this.takeKept();
  }
}
