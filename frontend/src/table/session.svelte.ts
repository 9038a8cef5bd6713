/** A table as this browser knows it: what the server has told, and what its person is about to do. */

import { Line, type Status } from "../lib/line";
import type {
  Asked,
  FromServer,
  Hint,
  Scores,
  TableEvent,
  View,
} from "../wire";

/** Input that comes so soon after a new question was meant for the old one. */
const BLIND_MS = 300;
const LONGEST_LOG = 400;

export interface Draft {
  question: number;
  /** The steps that are settled, and the one that is only selected. */
  steps: string[];
  selected: string | null;
  /** What the server says of all of them together. */
  enough: boolean;
  whole: boolean;
  asked: Asked;
  next: Asked | null;
  /** What was asked at the settled steps. */
  trail: Asked[];
}

export class Session {
  status = $state<Status>("connecting");
  view = $state<View | null>(null);
  log = $state<TableEvent[]>([]);
  present = $state<number[]>([]);
  draft = $state<Draft | null>(null);
  hint = $state<Hint | null>(null);
  waitsForHint = $state(false);
  brings = $state<Record<string, string>>({});
  scores = $state<Scores | null>(null);
  notice = $state("");
  refusal = $state("");
  /** How far the server's clock is ahead of ours, in milliseconds. */
  private ahead = 0;
  private askedAt = 0;
  private readonly line: Line;

  constructor(
    readonly code: string,
    readonly secret: string | null,
    language: string,
    private readonly happened: (events: TableEvent[], view: View) => void = () => undefined,
  ) {
    this.line = new Line(
      code,
      { secret, language },
      {
        hear: (message) => this.hear(message),
        status: (status) => (this.status = status),
        version: () => this.view?.version ?? 0,
      },
    );
  }

  leave(): void {
    this.line.end();
  }

  get seat(): number | null {
    return this.view?.you ?? null;
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

  /** Select a choice; the same one again confirms it. */
  select(action: string): void {
    const draft = this.draft;
    if (!draft || !this.isReady) return;
    if (draft.selected === action) {
      this.confirm();
      return;
    }
    draft.selected = action;
    draft.enough = draft.whole = false;
    draft.next = null;
    this.line.say({ type: "select", question: draft.question, steps: [...draft.steps, action] });
  }

  /** Settle what is selected: give the answer, or go on with its next step. */
  confirm(): void {
    const draft = this.draft;
    if (!draft?.selected) return;
    if (draft.enough) {
      this.answer([...draft.steps, draft.selected]);
    } else if (draft.next) {
      draft.steps = [...draft.steps, draft.selected];
      draft.trail = [...draft.trail, draft.asked];
      draft.asked = draft.next;
      draft.selected = null;
      draft.next = null;
      this.preview();
    }
  }

  /** Go back to a settled step of the answer, to choose there anew. */
  backTo(step: number): void {
    const draft = this.draft;
    const asked = draft?.trail[step];
    if (!draft || !asked) return;
    draft.asked = asked;
    draft.steps = draft.steps.slice(0, step);
    draft.trail = draft.trail.slice(0, step);
    draft.selected = draft.next = this.hint = null;
    draft.enough = draft.whole = false;
    this.preview();
  }

  /** Select and settle in one go, for what follows a selected choice. */
  goOn(action: string): void {
    const draft = this.draft;
    if (!draft?.selected || !draft.next) return;
    const next = draft.next;
    draft.steps = [...draft.steps, draft.selected];
    draft.trail = [...draft.trail, draft.asked];
    draft.asked = next;
    draft.selected = null;
    this.select(action);
  }

  /** Begin the answer anew. */
  clear(): void {
    const asked = this.view?.game?.asked;
    if (this.draft && asked) this.begin(this.draft.question, asked);
  }

  /** Change one's mind after having answered, before the reveal. */
  reconsider(): void {
    const game = this.view?.game;
    if (!game || this.seat === null) return;
    this.line.say({ type: "select", question: game.question, steps: [] });
  }

  private answer(steps: string[]): void {
    if (this.draft) this.line.say({ type: "answer", question: this.draft.question, steps });
  }

  say(phrase: string): void {
    this.line.say({ type: "say", phrase });
  }

  comeBack(): void {
    this.line.say({ type: "return" });
  }

  askForHint(): void {
    const draft = this.draft;
    if (!draft) return;
    this.waitsForHint = true;
    this.line.say({ type: "hint", question: draft.question, steps: draft.steps });
  }

  askForScores(): void {
    this.line.say({ type: "scores" });
  }

  private preview(): void {
    const draft = this.draft;
    if (draft) this.line.say({ type: "preview", question: draft.question, steps: draft.steps });
  }

  // What the server tells

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now();
        this.present = message.present;
        this.notice = "";
        this.see(message.view, message.events);
        break;
      case "news":
        this.ahead = message.now - Date.now();
        if (message.view) this.see(message.view, message.events);
        else this.seeAnswers(message.version, message.pending, message.answered, message.events);
        break;
      case "selected":
        this.drafted(message);
        break;
      case "preview":
        if (message.question === this.draft?.question) this.brings = message.brings;
        break;
      case "hint":
        this.waitsForHint = false;
        if (message.question === this.draft?.question) this.hint = message;
        break;
      case "scores":
        this.scores = message;
        break;
      case "present":
        this.present = message.seats;
        break;
      case "notice":
        this.notice = message.trouble ? message.words : "";
        break;
      case "refused":
        this.waitsForHint = false;
        if (message.reason !== "too-late") this.refusal = message.words;
        break;
    }
  }

  private see(view: View, events: TableEvent[]): void {
    const known = this.view?.version ?? 0;
    if (view.version < known) return;
    const asked = view.game?.asked ?? null;
    const question = view.game?.question ?? 0;
    const isNew = question !== this.view?.game?.question;
    this.view = view;
    this.note(events, known);
    if (isNew) {
      this.hint = null;
      this.refusal = "";
    }
    if (!asked) this.draft = null;
    else if (isNew || this.draft === null) this.begin(question, asked);
    if (view.phase === "over" || events.some((event) => event.what === "deal")) this.askForScores();
    this.happened(
      events.filter((event) => event.version > known),
      view,
    );
  }

  private seeAnswers(
    version: number,
    pending: number[],
    answered: string[] | null,
    events: TableEvent[],
  ): void {
    const view = this.view;
    if (!view?.game || version <= view.version) return;
    const known = view.version;
    view.version = version;
    view.game.pending = pending;
    view.game.answered = answered;
    if (this.seat !== null && !pending.includes(this.seat)) this.draft = null;
    this.note(events, known);
    this.happened(events, view);
  }

  private note(events: TableEvent[], known: number): void {
    const fresh = events.filter((event) => event.version > known);
    this.log = [...this.log, ...fresh].slice(-LONGEST_LOG);
  }

  private begin(question: number, asked: Asked): void {
    this.draft = {
      question,
      steps: [],
      selected: null,
      enough: false,
      whole: false,
      asked,
      next: null,
      trail: [],
    };
    this.askedAt = Date.now();
    this.brings = {};
    this.preview();
  }

  private drafted(message: {
    question: number;
    steps: string[];
    whole: boolean;
    enough: boolean;
    asked: Asked | null;
  }): void {
    if (message.question !== this.view?.game?.question) return;
    if (message.steps.length === 0 && message.asked) {
      this.begin(message.question, message.asked); // reconsidering
      return;
    }
    const draft = this.draft;
    if (!draft?.selected) return;
    const said = [...draft.steps, draft.selected].join(" ");
    if (message.steps.join(" ") !== said) return;
    draft.enough = message.enough;
    draft.whole = message.whole;
    draft.next = message.asked;
  }
}
