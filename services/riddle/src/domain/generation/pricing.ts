/** Dollars per million tokens, which is the same as micro-dollars per token. */
export type Prices = { input: number; output: number };

export type Usage = { inputTokens: number; outputTokens: number };

/** Returns the cost of a call in whole micro-dollars, rounded up. */
export function costMicros({ inputTokens, outputTokens }: Usage, { input, output }: Prices): number {
  return Math.ceil(inputTokens * input + outputTokens * output);
}

/**
 * The most that a call can cost, in micro-dollars. A token of the models' byte-level encodings is at least one byte, so
 * the body of the request has more bytes than its text has tokens.
 */
export function maxCostMicros(body: string, maxOutputTokens: number, prices: Prices): number {
  return costMicros({ inputTokens: Buffer.byteLength(body), outputTokens: maxOutputTokens }, prices);
}
