import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";

/** Reads the past and live riddles into memory. */
export async function readArchive({ archive, riddles, now }: Context): Promise<void> {
  const { latest } = liveDates(now().getTime());
  await archive.refresh(() => riddles.upTo(latest));
}
