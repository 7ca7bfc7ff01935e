import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** A process's output, which may or may not be a terminal. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

const usualColumns = 80;

/** Lines that stay, and on a terminal one line below them that is drawn again and again. */
export class Terminal {
  readonly #out: Output;
  #status = "";

  constructor(out: Output = process.stdout) {
    this.#out = out;
  }

  /** Whether a person watches, rather than a file or a pipe. */
  get live(): boolean {
    return this.#out.isTTY === true;
  }

  print(text: string): void {
    this.#out.write(`${this.#wipe()}${text}\n${this.#status}`);
  }

  /** Draws the line at the bottom; an empty text removes it. Does nothing where no one watches. */
  status(text: string): void {
    if (!this.live) return;
    const wipe = this.#wipe();
    this.#status = text.slice(0, (this.#out.columns ?? usualColumns) - 1);
    this.#out.write(wipe + this.#status);
  }

  /** Colours a text where colours are wanted (a terminal, and no `NO_COLOR`). */
  paint(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#out });
  }

  #wipe(): string {
    return this.#status === "" ? "" : "\r\u001b[2K";
  }
}
