import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const maxFileBytes = 5 * 1024 * 1024;
const maxOldFiles = 3;

/**
 * A log file that is renamed (to `.1`, `.2`, `.3`) when it would grow beyond 5 MB. A line is in the file when
 * `writeLine` returns, so that nothing is lost when this process is killed.
 */
export class RotatingFile {
  readonly #path: string;
  readonly #maxBytes: number;
  #descriptor: number;
  #size: number;

  constructor(path: string, maxBytes = maxFileBytes) {
    mkdirSync(dirname(path), { recursive: true });
    this.#path = path;
    this.#maxBytes = maxBytes;
    this.#descriptor = openSync(path, "a");
    this.#size = fstatSync(this.#descriptor).size;
  }

  writeLine(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    if (this.#size > 0 && this.#size + bytes.length > this.#maxBytes) this.#rotate();
    writeSync(this.#descriptor, bytes);
    this.#size += bytes.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #rotate(): void {
    this.close();
    for (let age = maxOldFiles - 1; age >= 0; age -= 1) moveIfThere(this.#pathOf(age), this.#pathOf(age + 1));
    this.#descriptor = openSync(this.#path, "a");
    this.#size = 0;
  }

  #pathOf(age: number): string {
    return age === 0 ? this.#path : `${this.#path}.${age}`;
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
