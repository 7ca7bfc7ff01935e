import { createInterface } from "node:readline/promises";
import type { Terminal } from "@wordlehint/runtime";

/** Asks for a line and reads it, from a terminal or from standard input. Returns an empty text at its end. */
export async function readLine(question: string, { input, printError }: Terminal): Promise<string> {
  printError(question);
  const reader = createInterface({ input });
  try {
    for await (const line of reader) return line.trim();
    return "";
  } finally {
    reader.close();
  }
}
