import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Reads a password: from a terminal without echo, else the first line of standard input. */
export async function askPassword(): Promise<string> {
  const { stdin } = process;
  const isTerminal = stdin.isTTY;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: nowhere, terminal: isTerminal });
  if (isTerminal) process.stderr.write("Password (12 characters or more, not shown): ");
  try {
    for await (const line of reader) return line;
    return "";
  } finally {
    reader.close();
    if (isTerminal) process.stderr.write("\n");
  }
}
