import { linesOf, type ChartData } from "./chart-shape.ts";
import { SeriesInk } from "./series-ink.ts";

const dashes = ["none", "9 5", "2 5", "12 4 2 4"];
/** Circle, square, triangle and diamond of equal size, centered on 0. */
const marks = [
  "M4.7,0A4.7,4.7,0,1,1-4.7,0A4.7,4.7,0,1,1,4.7,0",
  "M-4.2,-4.2h8.4v8.4h-8.4Z",
  "M0,-7.3L6.4,3.7H-6.4Z",
  "M0,-7.8L4.5,0L0,7.8L-4.5,0Z",
];

export function ChartLines({ data }: { data: ChartData }) {
  return linesOf(data).map(({ points, path }, series) => (
    <SeriesInk key={series} series={series}>
      {/* Stretched to the plot; its strokes are not. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={path} {...lineOf(series)} vectorEffect="non-scaling-stroke" />
      </svg>
      {points.map(({ left, top }) => (
        <svg key={left} x={`${left}%`} y={`${top}%`} overflow="visible">
          <path d={markOf(series)} fill="currentColor" />
        </svg>
      ))}
    </SeriesInk>
  ));
}

/** The stroke of a series' line. */
export function lineOf(series: number) {
  return {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2.5,
    strokeLinejoin: "round",
    strokeDasharray: dashes[series % dashes.length],
  } as const;
}

/** The path of a series' mark, centered on 0. */
export function markOf(series: number): string {
  return marks[series % marks.length] ?? "";
}
