import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** An output stream, which may be a terminal. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

const defaultColumns = 80;

/** Prints lines, and on a terminal keeps one status line below them. */
export class Terminal {
  readonly #out: Output;
  #status = "";

  constructor(out: Output = process.stdout) {
    this.#out = out;
  }

  /** True if the output is a terminal rather than a file or a pipe. */
  get live(): boolean {
    return this.#out.isTTY === true;
  }

  print(text: string): void {
    this.#out.write(`${this.#wipe()}${text}\n${this.#status}`);
  }

  /** Draws the status line; an empty text removes it. Does nothing if the output isn't a terminal. */
  status(text: string): void {
    if (!this.live) return;
    const wipe = this.#wipe();
    this.#status = text.slice(0, (this.#out.columns ?? defaultColumns) - 1);
    this.#out.write(wipe + this.#status);
  }

  /** Colors a text if the output is a terminal and `NO_COLOR` isn't set. */
  paint(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#out });
  }

  #wipe(): string {
    return this.#status === "" ? "" : "\r\u001b[2K";
  }
}
