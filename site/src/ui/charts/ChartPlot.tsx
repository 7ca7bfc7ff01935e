import styled from "@emotion/styled";
import { color, forcedColors, size, space } from "../../theme/tokens.ts";
import { axisOf, type ChartData, type ChartKind } from "./chart-shape.ts";
import { ChartBars } from "./ChartBars.tsx";
import { ChartLines } from "./ChartLines.tsx";

interface Props {
  kind: ChartKind;
  data: ChartData;
  /** Prefix of the ids within the plot. */
  id: string;
  labelledBy: string;
  format: (value: number) => string;
}

/** With more bars, there is no room for values above them. */
const maxLabelledBars = 12;
/** More categories than this are labelled on two levels, so that each label has twice the room. */
const maxOnOneLevel = 13;

/** The axes and marks. Only the marks stretch with the page; text keeps its size. */
export function ChartPlot({ kind, data, id, labelledBy, format }: Props) {
  const { categories, series } = data;
  const { ticks, place } = axisOf(data);
  const widest = Math.max(1, ...categories.map(widthEm));
  const isStaggered = categories.length > maxOnOneLevel;
  const hasBarLabels = categories.length * series.length <= maxLabelledBars;
  const minWidthEm = (categories.length * widest) / (isStaggered ? 2 : 1);
  return (
    <Frame
      role="img"
      aria-labelledby={labelledBy}
      style={{ gridTemplateColumns: `auto minmax(${minWidthEm.toFixed(1)}em, 1fr)` }}
    >
      <Ticks>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${place(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
        {/* Invisible: gives the axis the width of its widest label. */}
        {ticks.map((tick) => (
          <b key={tick}>{format(tick)}</b>
        ))}
      </Ticks>
      <Drawing>
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={`${place(tick)}%`}
            y2={`${place(tick)}%`}
            data-zero={tick === 0}
          />
        ))}
        {kind === "bars" ? (
          <ChartBars data={data} id={id} format={hasBarLabels ? format : undefined} />
        ) : (
          <ChartLines data={data} />
        )}
      </Drawing>
      <Categories data-staggered={isStaggered}>
        {categories.map((category, index) => (
          <span key={index}>{category}</span>
        ))}
      </Categories>
    </Frame>
  );
}

/** Estimates the width of a word, including a space. */
function widthEm(word: string): number {
  return Array.from(word, (letter) => (/\p{Ll}/u.test(letter) ? 0.5 : 0.68)).reduce(
    (sum, width) => sum + width,
    0.2,
  );
}

const Frame = styled.div({
  display: "grid",
  gridTemplateRows: "15rem auto",
  columnGap: space[2],
  // A label may be wider than its share of the width; without this padding, the last one would make the chart
  // scroll.
  paddingInlineEnd: space[1],
  paddingBlock: `${space[7]} ${space[2]}`,
});

const Ticks = styled.div({
  position: "relative",
  display: "grid",
  color: color.inkSoft,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums lining-nums",
  "& > span": { position: "absolute", insetInlineEnd: 0, translate: "0 -50%", lineHeight: 1 },
  "& > b": { gridArea: "1 / 1", visibility: "hidden", fontWeight: 400 },
});

const Drawing = styled.svg({
  width: "100%",
  height: "100%",
  overflow: "visible",
  "& line": { stroke: color.line },
  "& line[data-zero=true]": { stroke: color.lineStrong },
  "& text": { fill: color.ink, fontSize: size.text, fontVariantNumeric: "tabular-nums lining-nums" },
  [forcedColors]: {
    "& line, & line[data-zero=true]": { stroke: "GrayText", strokeOpacity: 0.5 },
    "& text": { fill: "CanvasText" },
  },
});

const Categories = styled.div({
  gridColumn: 2,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingTop: space[2],
  textAlign: "center",
  lineHeight: 1.3,
  "&[data-staggered=true] > :nth-of-type(even)": { paddingTop: "1.3em" },
});
