import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";

export type ChartKind = "bars" | "lines";

export interface Series {
  name: string;
  /** One value a category; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartData {
  categories: readonly string[];
  series: readonly Series[];
}

/** Measures are shares of the plot in percent, from its left and its top. */
export interface Bar {
  left: number;
  top: number;
  width: number;
  height: number;
  value: number;
}

const wholePercent: [number, number] = [0, 100];
const about = 5;

/** The values that the axis names, from below to above, round ones; its ends hold every value and 0. */
export function axisOf({ series }: Pick<ChartData, "series">): {
  ticks: number[];
  place: (value: number) => number;
} {
  const values = series.flatMap((one) => one.values.filter(isValue));
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const scale = scaleLinear([lowest, highest === lowest ? lowest + 1 : highest], [100, 0]).nice(about);
  return { ticks: scale.ticks(about), place: (value) => rounded(scale(value)) };
}

/** Where the middle of each category stands. */
export function middles(count: number): number[] {
  return Array.from({ length: count }, (_, index) => rounded(((index + 0.5) / count) * 100));
}

/** The bars of each series, those of one category side by side. */
export function barsOf({ categories, series }: ChartData): Bar[][] {
  const { place } = axisOf({ series });
  const indices = categories.map((_, index) => index);
  const groups = scaleBand(indices, wholePercent).paddingInner(0.3).paddingOuter(0.15);
  const within = scaleBand(
    series.map((_, index) => index),
    [0, groups.bandwidth()],
  ).paddingInner(0.12);
  return series.map(({ values }, at) =>
    indices.flatMap((index) => {
      const value = values[index];
      if (!isValue(value)) return [];
      const [from, to] = [place(0), place(value)];
      return {
        left: rounded((groups(index) ?? 0) + (within(at) ?? 0)),
        top: Math.min(from, to),
        width: rounded(within.bandwidth()),
        height: rounded(Math.abs(to - from)),
        value,
      };
    }),
  );
}

/** The points of each series and the path through them; it breaks where a value is missing. */
export function linesOf({ categories, series }: ChartData) {
  const { place } = axisOf({ series });
  const across = middles(categories.length);
  return series.map(({ values }) => {
    const points = across.map((left, index) => {
      const value = values[index];
      return isValue(value) ? { left, top: place(value), value } : null;
    });
    const draw = line<(typeof points)[number]>(
      (point) => point?.left ?? 0,
      (point) => point?.top ?? 0,
    ).defined((point) => point !== null);
    return { points: points.filter((point) => point !== null), path: draw(points) ?? "" };
  });
}

function isValue(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Renderer and browser must draw alike, to the last digit. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
