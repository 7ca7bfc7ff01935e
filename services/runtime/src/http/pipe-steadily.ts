import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Options of `pipeSteadily`. */
export type Steadiness = {
  /** Maximum time in which a client takes nothing at all. */
  patienceMs: number;
  /** The slowest that a client may take the body in the long run; 16 KiB by default, which is a slow mobile connection. */
  bytesPerSecond?: number;
};

const defaultBytesPerSecond = 16 * 1024;
const checksPerPatience = 20;

/**
 * Sends a body no faster than its client takes it. Cuts off a client that takes it too slowly, because each response
 * occupies what its body comes from, such as a connection to another server. Time that the source takes doesn't count.
 * @throws as `pipeline` does: when the source fails, and when the client leaves or is cut off.
 */
export async function pipeSteadily(
  source: AsyncIterable<unknown>,
  response: Writable,
  { patienceMs, bytesPerSecond = defaultBytesPerSecond }: Steadiness,
): Promise<void> {
  const checkMs = patienceMs / checksPerPatience;
  const fullCredit = (bytesPerSecond * patienceMs) / 1000;
  let credit = fullCredit;
  const checks = setInterval(() => {
    if (!response.writableNeedDrain) return;
    credit -= fullCredit / checksPerPatience;
    if (credit < 0) response.destroy();
  }, checkMs);
  async function* counted() {
    for await (const chunk of source) {
      yield chunk;
      credit = Math.min(fullCredit, credit + (chunk as string | Buffer).length);
    }
  }
  try {
    await pipeline(counted, response);
  } finally {
    clearInterval(checks);
  }
}
