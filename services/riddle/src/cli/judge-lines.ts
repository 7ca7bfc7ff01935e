import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import * as z from "zod";
import { findLeak } from "../domain/guard/find-leak.ts";

const lineSchema = z.object({
  word: z.string().regex(/^[a-z]{5}$/i, "must be five letters a to z"),
  text: z.string(),
});

/**
 * Answers each line of JSON with a line of JSON, in order and as it comes; blank lines are passed over. Waits while
 * the output is full. True when every line could be judged.
 */
export async function judgeLines(input: Readable, output: Writable): Promise<boolean> {
  let allJudged = true;
  const lines = createInterface({ input, crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => input.once("error", reject));
  const judged = (async () => {
    for await (const line of lines) {
      if (line.trim() === "") continue;
      const verdict = judge(line);
      if ("error" in verdict) allJudged = false;
      if (!output.write(`${JSON.stringify(verdict)}\n`)) await once(output, "drain");
    }
  })();
  await Promise.race([judged, failed]);
  return allJudged;
}

function judge(
  line: string,
): { error: string } | { leak: boolean; rule: string | null; place: object | null } {
  const value = parseJson(line);
  if (value === undefined) return { error: "not a line of JSON" };
  const parsed = lineSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { error: `${issue?.path.join(".") ?? ""} ${issue?.message ?? "is not right"}`.trim() };
  }
  const leak = findLeak(parsed.data.word, parsed.data.text);
  return { leak: leak !== null, rule: leak?.rule ?? null, place: leak?.place ?? null };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    return undefined;
  }
}
