import type { PuzzleDate } from "@wordlehint/contracts";
import { wordAt } from "../domain/answer-field.ts";

export type FetchAnswer = (date: PuzzleDate) => Promise<string>;

export type AnswerClientOptions = {
  /** The address, with `{date}` in it. */
  urlTemplate: string;
  /** The path of the word in the JSON; see `wordAt`. */
  field: string;
  timeoutMs: number;
};

/** An answer couldn't be fetched. The message has neither the response nor the address. */
export class AnswerUnavailable extends Error {
  override readonly name = "AnswerUnavailable";
}

const maxBytes = 64 * 1024;

/**
 * Fetches answers by HTTP. Follows no redirect, and reads no more than 64 KiB.
 * @returns a function that throws {AnswerUnavailable} when the answer can't be had
 */
export function createAnswerClient({ urlTemplate, field, timeoutMs }: AnswerClientOptions): FetchAnswer {
  return async (date) => {
    const document = await fetchJson(urlTemplate.replaceAll("{date}", date), timeoutMs);
    const word = wordAt(document, field);
    if (word === undefined)
      throw new AnswerUnavailable("the response has no word of five letters where ANSWER_FIELD says");
    return word;
  };
}

async function fetchJson(url: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { redirect: "error", signal, headers: { accept: "application/json" } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new AnswerUnavailable(`the source of answers responded with ${response.status}`);
    }
    return JSON.parse(await textOf(response)) as unknown;
  } catch (error) {
    if (error instanceof AnswerUnavailable) throw error;
    if (signal.aborted) throw new AnswerUnavailable("the source of answers didn't respond in time");
    if (error instanceof SyntaxError) throw new AnswerUnavailable("the response isn't JSON");
    throw new AnswerUnavailable("the source of answers can't be reached");
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerUnavailable(`the response has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
