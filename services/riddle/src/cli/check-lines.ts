import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import * as z from "zod";
import { findLeak } from "../domain/guard/find-leak.ts";
import { levels, type Level } from "../domain/guard/levels.ts";

const lineSchema = z.object({
  word: z.string().regex(/^[a-z]{5}$/i, "must be five letters a to z"),
  text: z.string(),
  level: z.enum(levels).optional(),
});

/**
 * Checks each line of JSON as it arrives and writes its result as a line of JSON, in the same order. Skips blank lines,
 * and waits while the output's buffer is full. Resolves to whether every line was valid.
 * @param level of the lines that don't name one
 * @throws when the input can't be read
 */
export async function checkLines(
  input: Readable,
  output: Writable,
  level: Level = "riddle",
): Promise<boolean> {
  let allValid = true;
  const lines = createInterface({ input, crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  const checked = (async () => {
    for await (const line of lines) {
      if (line.trim() === "") continue;
      const result = checkLine(line, level);
      if ("error" in result) allValid = false;
      if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, "drain");
    }
  })();
  await Promise.race([checked, failed]);
  return allValid;
}

function checkLine(
  line: string,
  level: Level,
): { error: string } | { leak: boolean; rule: string | null; place: object | null } {
  const value = parseJson(line);
  if (value === undefined) return { error: "not valid JSON" };
  const parsed = lineSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { error: `${issue?.path.join(".") ?? ""} ${issue?.message ?? "is invalid"}`.trim() };
  }
  const leak = findLeak(parsed.data.word, parsed.data.text, parsed.data.level ?? level);
  return { leak: leak !== null, rule: leak?.rule ?? null, place: leak?.place ?? null };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    return undefined;
  }
}
