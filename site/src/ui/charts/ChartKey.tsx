import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";
import type { ChartKind } from "./chart-shape.ts";
import { lineOf, markOf } from "./ChartLines.tsx";
import { SeriesInk } from "./series-ink.ts";

interface Props {
  kind: ChartKind;
  names: readonly string[];
  /** Prefix of the patterns' ids. */
  id: string;
}

/** The chart's legend. */
export function ChartKey({ kind, names, id }: Props) {
  return (
    <List>
      {names.map((name, series) => (
        <li key={name}>
          <svg width="28" height="16" aria-hidden="true">
            <SeriesInk series={series}>
              {kind === "bars" ? (
                <rect
                  x="1"
                  y="1"
                  width="26"
                  height="14"
                  fill={`url(#${id}-${series})`}
                  stroke="currentColor"
                />
              ) : (
                <>
                  <path d="M0 8h28" {...lineOf(series)} />
                  <path d={markOf(series)} fill="currentColor" transform="translate(14 8)" />
                </>
              )}
            </SeriesInk>
          </svg>
          {name}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  marginTop: space[2],
  "& > li": { display: "flex", alignItems: "center", gap: space[2] },
});
