import { DomainError } from "@wordlehint/runtime";
import type { Card } from "../domain/card.ts";
import { drawCard } from "./draw-card.ts";

export type Easel = {
  /**
   * The card's picture as a PNG. Compressing, nearly all of the work, happens on the thread pool.
   * @throws {DomainError} `unavailable` when too many wait already.
   */
  draw(card: Card): Promise<Buffer>;
  waiting(): number;
  /** Rejects when nothing can be drawn. */
  check(): Promise<void>;
};

export type EaselLimits = {
  /** Pictures that are drawn side by side: the thread pool has others to serve. */
  atOnce: number;
  mostWaiting: number;
};

const sample: Card = { title: "Ready", site: "", kicker: "", closedTiles: 0 };

export function createEasel({ atOnce, mostWaiting }: EaselLimits): Easel {
  const queue: ((value: undefined) => void)[] = [];
  let busy = 0;

  const takePlace = async (): Promise<void> => {
    if (busy < atOnce) {
      busy++;
      return;
    }
    if (queue.length >= mostWaiting) {
      throw new DomainError("unavailable", "Too many pictures are being drawn. Please try again shortly.");
    }
    const { promise, resolve } = Promise.withResolvers<undefined>();
    queue.push(resolve);
    await promise;
  };
  const leavePlace = () => {
    const next = queue.shift();
    if (next) next(undefined);
    else busy--;
  };
  const draw = async (card: Card): Promise<Buffer> => {
    await takePlace();
    try {
      return await drawCard(card).encode("png");
    } finally {
      leavePlace();
    }
  };

  let tried: Promise<Buffer> | undefined;
  return {
    draw,
    waiting: () => queue.length,
    check: async () => {
      tried ??= draw(sample);
      await tried;
    },
  };
}
