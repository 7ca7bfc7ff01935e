import { Table, type Column } from "../../../ui/tables/Table.tsx";
import type { BlockOf } from "../rich-text-value.ts";

type Row = NonNullable<BlockOf<"dataTable">["rows"]>[number];

/** A number with an optional unit. A column of only such cells is numeric. */
const figure = /^[-−+]?[\d.,\s]*\d\s?[%°]?$/;
const longFrom = 60;

export function TableBlock({ block }: { block: BlockOf<"dataTable"> }) {
  const { caption = "", columns = [], rows = [] } = block;
  const cellsOf = (index: number): string[] => rows.map(({ cells = [] }) => cells[index] ?? "");
  return (
    <Table
      caption={caption}
      columns={columns.map((label, index): Column<Row> => ({
        label,
        cell: ({ cells = [] }) => cells[index] ?? "",
        isNumeric: index > 0 && cellsOf(index).every((cell) => figure.test(cell)),
        isLong: cellsOf(index).some((cell) => cell.length >= longFrom),
      }))}
      rows={rows}
      rowKey={({ _key }) => _key}
    />
  );
}
