import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Terminal } from "@wordlehint/runtime";

/** Reads a password: from a terminal without echo, else the first line of standard input. */
export async function askPassword({ input, printError }: Terminal): Promise<string> {
  const isTerminal = input.isTTY ?? false;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: isTerminal });
  if (isTerminal) printError("Password (12 characters or more, not shown): ");
  try {
    for await (const line of reader) return line;
    return "";
  } finally {
    reader.close();
    if (isTerminal) printError("\n");
  }
}
