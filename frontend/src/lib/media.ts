/** What the machine asks for, such as a dark theme; nothing where there is no screen. */

export class Media {
  private readonly list: MediaQueryList | null;

  constructor(query: string) {
    this.list = "matchMedia" in globalThis ? matchMedia(query) : null;
  }

  get isWanted(): boolean {
    return this.list?.matches ?? false;
  }

  onchange(act: () => void): void {
    this.list?.addEventListener("change", act);
  }
}
