export type ChartKind = "bars" | "lines";

export interface Series {
  name: string;
  /** One value per category; null if there is none. */
  values: readonly (number | null)[];
}

export interface ChartData {
  categories: readonly string[];
  series: readonly Series[];
}

/** Percentages of the plot, from its left and top. */
export interface Bar {
  left: number;
  top: number;
  width: number;
  height: number;
  value: number;
}

/** The approximate number of intervals on the axis. */
const about = 5;

/** The free share of a category's width, and of a bar's width. */
const betweenGroups = 0.3;
const betweenBars = 0.12;

/** Returns the axis: round values from low to high whose range includes every value and 0. */
export function axisOf({ series }: Pick<ChartData, "series">): {
  ticks: number[];
  place: (value: number) => number;
} {
  const values = series.flatMap((one) => one.values.filter(isValue));
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const { step, from, to } = roundSteps(lowest, highest === lowest ? lowest + 1 : highest);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => precise((from + index) * step));
  return { ticks, place: (value) => rounded(100 - ((value / step - from) / (to - from)) * 100) };
}

/** Returns a round step and the range of its multiples. A wider range may require a larger step. */
function roundSteps(lowest: number, highest: number): { step: number; from: number; to: number } {
  const step = roundStep(highest - lowest);
  const from = Math.floor(precise(lowest / step));
  const to = Math.ceil(precise(highest / step));
  const isSettled = roundStep((to - from) * step) <= step;
  return isSettled ? { step, from, to } : roundSteps(from * step, to * step);
}

/**
 * Returns the multiple 1, 2 or 5 of a power of ten that divides the span into about as many intervals as
 * wanted.
 */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / about));
  const share = span / about / power;
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1;
  return precise(factor * power);
}

/** Returns the center of each category. */
export function middles(count: number): number[] {
  return Array.from({ length: count }, (_, index) => rounded(((index + 0.5) / count) * 100));
}

/** Returns the bars of each series; those of one category stand side by side. */
export function barsOf({ categories, series }: ChartData): Bar[][] {
  const { place } = axisOf({ series });
  const category = 100 / Math.max(1, categories.length);
  const group = category * (1 - betweenGroups);
  const bar = group / Math.max(1, series.length - betweenBars);
  const start = (category - bar * (series.length - betweenBars)) / 2;
  return series.map(({ values }, at) =>
    categories.flatMap((_, index) => {
      const value = values[index];
      if (!isValue(value)) return [];
      const [from, to] = [place(0), place(value)];
      return {
        left: rounded(index * category + start + at * bar),
        top: Math.min(from, to),
        width: rounded(bar * (1 - betweenBars)),
        height: rounded(Math.abs(to - from)),
        value,
      };
    }),
  );
}

/** Returns the points of each series and its path, which breaks where a value is missing. */
export function linesOf({ categories, series }: ChartData) {
  const { place } = axisOf({ series });
  const across = middles(categories.length);
  return series.map(({ values }) => {
    const points = across.map((left, index) => {
      const value = values[index];
      return isValue(value) ? { left, top: place(value), value } : null;
    });
    const steps = points.map((point, index) =>
      point ? `${points[index - 1] ? "L" : "M"}${point.left},${point.top}` : "",
    );
    return { points: points.filter((point) => point !== null), path: steps.join("") };
  });
}

function isValue(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Removes floating-point noise. */
function precise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Renderer and browser must draw exactly alike. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
