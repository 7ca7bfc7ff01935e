import { barsOf, type ChartData } from "./chart-shape.ts";
import { SeriesInk } from "./series-ink.ts";

interface Props {
  data: ChartData;
  /** Prefix of the patterns' ids. */
  id: string;
  /** Formats each value above its bar; omitted if there is no room. */
  format?: ((value: number) => string) | undefined;
}

export function ChartBars({ data, id, format }: Props) {
  return barsOf(data).map((bars, series) => (
    <SeriesInk key={series} series={series}>
      <FillPattern id={`${id}-${series}`} series={series} />
      {bars.map(({ left, top, width, height, value }) => (
        <g key={left}>
          <rect
            x={`${left}%`}
            y={`${top}%`}
            width={`${width}%`}
            height={`${height}%`}
            fill={`url(#${id}-${series})`}
            stroke="currentColor"
          />
          {format && (
            <text x={`${left + width / 2}%`} y={`${top}%`} dy="-0.4em" textAnchor="middle">
              {format(value)}
            </text>
          )}
        </g>
      ))}
    </SeriesInk>
  ));
}

/** Full, striped, dotted or lined: series can be told apart without color. */
function FillPattern({ id, series }: { id: string; series: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      {series % 4 === 0 && <rect width="8" height="8" fill="currentColor" />}
      {series % 4 === 1 && <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" stroke="currentColor" strokeWidth="2.5" />}
      {series % 4 === 2 && (
        <path d="M2 2h.01M6 6h.01" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      )}
      {series % 4 === 3 && <path d="M0 2h8M0 6h8" stroke="currentColor" strokeWidth="1.5" />}
    </pattern>
  );
}
