import styled from "@emotion/styled";
import { useId } from "react";
import { groupedNumber } from "../../lib/grouped-number.ts";
import { color, space, touch, type } from "../../theme/tokens.ts";
import { ScrollRegion } from "../tables/ScrollRegion.tsx";
import { Table } from "../tables/Table.tsx";
import type { ChartData, ChartKind } from "./chart-shape.ts";
import { ChartKey } from "./ChartKey.tsx";
import { ChartPlot } from "./ChartPlot.tsx";

interface Props extends ChartData {
  kind: ChartKind;
  /** The chart's content and unit. */
  caption: string;
  /** Name of a category, for instance `Letter`. */
  categoryName: string;
  format?: (value: number) => string;
  /** The label of the disclosure with the data table. */
  tableLabel?: string;
}

/** A bar or line chart of up to four series, with the same data as a table. */
export function Chart({
  kind,
  caption,
  categories,
  series,
  categoryName,
  format = groupedNumber,
  tableLabel = "The figures as a table",
}: Props) {
  const id = useId();
  return (
    <Figure>
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
      {series.length > 1 && <ChartKey kind={kind} id={id} names={series.map(({ name }) => name)} />}
      <ScrollRegion labelledBy={`${id}-caption`}>
        <ChartPlot
          kind={kind}
          data={{ categories, series }}
          id={id}
          labelledBy={`${id}-caption`}
          format={format}
        />
      </ScrollRegion>
      <details>
        <summary>{tableLabel}</summary>
        <Table
          caption={caption}
          columns={[
            { label: categoryName, cell: (index) => categories[index] },
            ...series.map(({ name, values }) => ({
              label: name,
              cell: (index: number) => written(values[index], format),
              isNumeric: true,
            })),
          ]}
          rows={categories.map((_, index) => index)}
          rowKey={String}
        />
      </details>
    </Figure>
  );
}

function written(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? "no value" : format(value);
}

const Figure = styled.figure({
  "& > figcaption": { font: type.minor },
  "& summary": {
    display: "list-item",
    width: "fit-content",
    minHeight: touch,
    paddingBlock: "10px",
    color: color.inkSoft,
    cursor: "pointer",
  },
  "& details[open] > summary": { marginBottom: space[2] },
});
