import { Writable } from "node:stream";
import type { Output } from "../terminal.ts";

/** An output that records what is written to it; with `isTTY` a terminal of 40 columns. */
export function recordedOutput(isTTY = false): Output & { text: string } {
  const output = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        output.text += String(chunk);
        done();
      },
    }),
    { text: "", isTTY, columns: 40 },
  );
  return output;
}
