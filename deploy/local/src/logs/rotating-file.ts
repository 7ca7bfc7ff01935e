import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const largestBytes = 5 * 1024 * 1024;
const olderKept = 3;

/** A log file that is moved aside (`.1`, `.2`, `.3`) when it has grown to 5 MB. What is written is in the file at once. */
export class RotatingFile {
  readonly #path: string;
  readonly #largest: number;
  #descriptor: number;
  #size: number;

  constructor(path: string, largest = largestBytes) {
    mkdirSync(dirname(path), { recursive: true });
    this.#path = path;
    this.#largest = largest;
    this.#descriptor = openSync(path, "a");
    this.#size = fstatSync(this.#descriptor).size;
  }

  writeLine(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    if (this.#size > 0 && this.#size + bytes.length > this.#largest) this.#rotate();
    writeSync(this.#descriptor, bytes);
    this.#size += bytes.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #rotate(): void {
    this.close();
    for (let age = olderKept - 1; age >= 0; age -= 1) moveIfThere(this.#named(age), this.#named(age + 1));
    this.#descriptor = openSync(this.#path, "a");
    this.#size = 0;
  }

  #named(age: number): string {
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
