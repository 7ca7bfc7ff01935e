const windowMs = 60_000;

/** Shows a line at once, and its repetitions once a minute with their number. */
export class Repetitions {
  readonly #recent = new Map<string, { repeated: number; print: (note: string) => void }>();

  /** Calls `print`, unless a line of the same key was shown in the last minute. */
  show(key: string, print: (note: string) => void): void {
    const recent = this.#recent.get(key);
    if (!recent) {
      print("");
      this.#open(key, print);
      return;
    }
    recent.repeated += 1;
    recent.print = print;
  }

  #open(key: string, print: (note: string) => void): void {
    this.#recent.set(key, { repeated: 0, print });
    setTimeout(() => this.#close(key), windowMs).unref();
  }

  #close(key: string): void {
    const { repeated = 0, print } = this.#recent.get(key) ?? {};
    this.#recent.delete(key);
    if (repeated === 0 || !print) return;
    print(` … (${repeated} more in the last minute)`);
    this.#open(key, print);
  }
}
