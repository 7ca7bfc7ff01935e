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

/** About how many parts the axis has. */
const about = 5;

/** Shares of a category's place that stay free beside its bars, and of a bar's place beside it. */
const betweenGroups = 0.3;
const betweenBars = 0.12;

/** The values that the axis names, from below to above, round ones; its ends hold every value and 0. */
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

/** A round step, and how many of it the axis goes from and to. Wider ends may ask for a larger step. */
function roundSteps(lowest: number, highest: number): { step: number; from: number; to: number } {
  const step = roundStep(highest - lowest);
  const from = Math.floor(precise(lowest / step));
  const to = Math.ceil(precise(highest / step));
  const isSettled = roundStep((to - from) * step) <= step;
  return isSettled ? { step, from, to } : roundSteps(from * step, to * step);
}

/** The one of 1, 2, 5 and their tenfolds that divides the span into about as many parts as are wanted. */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / about));
  const share = span / about / power;
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1;
  return precise(factor * power);
}

/** Where the middle of each category stands. */
export function middles(count: number): number[] {
  return Array.from({ length: count }, (_, index) => rounded(((index + 0.5) / count) * 100));
}

/** The bars of each series, those of one category side by side. */
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

/** The points of each series and the path through them; it breaks where a value is missing. */
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

/** Without what counting in binary adds. */
function precise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Renderer and browser must draw alike, to the last digit. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
