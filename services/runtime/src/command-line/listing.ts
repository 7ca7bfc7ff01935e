import { printTable, timeOf, type Terminal } from "./terminal.ts";

type Cell = string | number | boolean | Date | null | undefined;

/** Options of every command that lists something. */
export type ListingOptions = { json?: boolean };

/** The option of every command that lists something, for commander's `option`. */
export const jsonOption = ["--json", "prints JSON, for programs"] as const;

/**
 * Prints rows as a table, whose heads are the fields' names, or as JSON with `--json`.
 * @param empty printed instead of a table without rows
 */
export function printListing(
  rows: readonly Readonly<Record<string, Cell>>[],
  { json = false }: ListingOptions,
  empty: string,
  terminal: Pick<Terminal, "print">,
): void {
  const [first] = rows;
  if (json) terminal.print(JSON.stringify(rows, undefined, 2));
  else if (!first) terminal.print(empty);
  else
    printTable(
      [
        Object.entries(first).map(([field]) => headOf(field, rows)),
        ...rows.map((row) => Object.values(row).map(cellText)),
      ],
      terminal,
    );
}

/** `lastSeen` is `LAST SEEN`, and `LAST SEEN (UTC)` for instants. */
function headOf(field: string, rows: readonly Readonly<Record<string, Cell>>[]): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();
  return rows.some((row) => row[field] instanceof Date) ? `${words} (UTC)` : words;
}

function cellText(cell: Cell): string {
  if (cell instanceof Date) return timeOf(cell);
  return cell === undefined || cell === null ? "" : String(cell);
}
