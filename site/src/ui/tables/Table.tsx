import { useId, type ReactNode } from "react";
import { ScrollRegion } from "./ScrollRegion.tsx";
import { TableCaption, TableFrame } from "./table-parts.ts";

export interface Column<Row> {
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns digits in columns. */
  isNumeric?: boolean;
  /** Holds sentences: the table scrolls rather than breaking after every word. */
  isLong?: boolean;
}

/** From this number of columns on, a table is wider than a text. */
const wideFrom = 4;

interface Props<Row> {
  caption: ReactNode;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A data table. If it is too wide for the page, it scrolls in its own frame. */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const captionId = useId();
  const kind = ({ isNumeric = false, isLong = false }: Column<Row>) => ({
    ...(isNumeric && { "data-numeric": "" }),
    ...(isLong && { "data-long": "" }),
  });
  return (
    <ScrollRegion labelledBy={captionId} isWide={columns.length >= wideFrom}>
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
