import { DomainError } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import type { Registry } from "prom-client";
import type { Card } from "../domain/card.ts";
import { createDrawingMetrics } from "./drawing-metrics.ts";
import { drawCard } from "../clients/canvas/draw-card.ts";

export type DrawingQueue = {
  /**
   * Returns the card's picture as a PNG. Equal cards share one picture. Compression, which is nearly all of
   * the work, runs on the thread pool.
   * @throws {DomainError} `unavailable` when the queue is full.
   */
  draw(card: Card): Promise<Buffer>;
  /** Draws a sample card, until that has succeeded once. Rejects when nothing can be drawn. */
  check(): Promise<void>;
};

export type DrawingLimits = {
  /** Cards that are drawn at the same time. The thread pool has other work too. */
  concurrency: number;
  maxWaiting: number;
};

/** Most pages still have the same card when they are rendered again. */
const maxKept = 200;
const sample: Card = { title: "Ready", site: "", kicker: "", verse: [], closedTiles: 0 };

export function createDrawingQueue(
  { concurrency, maxWaiting }: DrawingLimits,
  registry: Registry,
): DrawingQueue {
  const queue = new PQueue({ concurrency });
  const { drawDuration } = createDrawingMetrics(registry, () => queue.size);
  const kept = new LRUCache<string, Promise<Buffer>>({ max: maxKept });

  const enqueue = async (card: Card): Promise<Buffer> => {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) {
      throw new DomainError("unavailable", "Too many pictures are being drawn. Please try again shortly.");
    }
    return queue.add(() => drawCard(card).encode("png"));
  };

  let sampleDrawn: Promise<Buffer> | undefined;
  return {
    draw: (card) => {
      const key = JSON.stringify(card);
      const known = kept.get(key);
      if (known) return known;
      const stopTimer = drawDuration.startTimer();
      const drawing = enqueue(card).finally(() => stopTimer());
      kept.set(key, drawing);
      drawing.catch(() => kept.delete(key));
      return drawing;
    },
    check: async () => {
      sampleDrawn ??= enqueue(sample).catch((error: unknown) => {
        sampleDrawn = undefined;
        throw error;
      });
      await sampleDrawn;
    },
  };
}
