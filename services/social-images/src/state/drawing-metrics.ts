import { Gauge, Histogram, type Registry } from "prom-client";

/** Registers the metrics of the drawing queue. `waiting` returns how many pictures wait to be drawn. */
export function createDrawingMetrics(registry: Registry, waiting: () => number): { drawDuration: Histogram } {
  const registers = [registry];
  new Gauge({
    name: "social_images_waiting",
    help: "Pictures that wait for others to be drawn.",
    registers,
    collect() {
      this.set(waiting());
    },
  });
  return {
    drawDuration: new Histogram({
      name: "social_images_draw_duration_seconds",
      help: "Time to draw a picture, waiting included.",
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}
