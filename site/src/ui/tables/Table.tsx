import { useId, type ReactNode } from "react";
import { ScrollRegion } from "./ScrollRegion.tsx";
import { TableCaption, TableFrame } from "./table-parts.ts";

export interface Column<Row> {
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand below each other, digit by digit. */
  isNumeric?: boolean;
  /** Holds whole sentences: rather let the table scroll than set them one word a line. */
  isLong?: boolean;
}

interface Props<Row> {
  caption: ReactNode;
  /** The first one names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Figures or facts in rows. Where it is too wide for the page, it scrolls inside its own frame. */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const captionId = useId();
  const kind = ({ isNumeric = false, isLong = false }: Column<Row>) => ({
    ...(isNumeric && { "data-numeric": "" }),
    ...(isLong && { "data-long": "" }),
  });
  return (
    <ScrollRegion labelledBy={captionId}>
      <TableFrame>
        <TableCaption>
          <span id={captionId}>{caption}</span>
        </TableCaption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" {...kind(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={index} scope="row" {...kind(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={index} {...kind(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </ScrollRegion>
  );
}
