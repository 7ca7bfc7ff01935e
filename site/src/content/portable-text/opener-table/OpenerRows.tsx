import styled from "@emotion/styled";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useId } from "react";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import { color, icon, scriptless, space, touch, type } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { ScrollRegion } from "../../../ui/tables/ScrollRegion.tsx";
import { TableCaption, TableFrame } from "../../../ui/tables/table-parts.ts";
import { bestFirst, type Figure, type Opener, type Sorting } from "./openers.ts";

interface Props {
  caption: string;
  openers: readonly Opener[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

interface Column {
  name: Figure;
  label: string;
  decimals?: number;
}

const columns: readonly Column[] = [
  { name: "guesses", label: "Guesses", decimals: 3 },
  { name: "lost", label: "Lost" },
  { name: "hardGuesses", label: "Hard guesses", decimals: 3 },
  { name: "hardLost", label: "Hard lost" },
  { name: "left", label: "Left", decimals: 1 },
  { name: "worst", label: "Worst left" },
  { name: "bits", label: "Bits", decimals: 2 },
];

/** The table of first guesses. A press on a column's name sorts by it, the best words first; another one turns the order. */
export function OpenerRows({ caption, openers, sorting, onSort }: Props) {
  const captionId = useId();
  const header = { sorting, onSort };
  return (
    <ScrollRegion labelledBy={captionId} isWide>
      <Frame>
        <TableCaption>
          <span id={captionId}>{caption}</span>
        </TableCaption>
        <thead>
          <tr>
            <SortHeader by="word" label="Word" {...header} />
            {columns.map(({ name, label }) => (
              <SortHeader key={name} by={name} label={label} {...header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {openers.map((opener) => (
            <tr key={opener.word}>
              <th scope="row" {...(!opener.isAnswer && { "data-guess": "" })}>
                {opener.word.toUpperCase()}
                {!opener.isAnswer && <VisuallyHidden>, guess only</VisuallyHidden>}
              </th>
              {columns.map(({ name, decimals }) => (
                <td key={name} data-numeric="">
                  {shown(opener[name], decimals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Frame>
    </ScrollRegion>
  );
}

function shown(figure: number | null, decimals: number | undefined): string {
  if (figure === null) return "–";
  return decimals === undefined ? groupedNumber(figure) : figure.toFixed(decimals);
}

interface SortHeaderProps extends Pick<Props, "sorting" | "onSort"> {
  by: Sorting["by"];
  label: string;
}

function SortHeader({ by, label, sorting, onSort }: SortHeaderProps) {
  const isChosen = sorting.by === by;
  const Sign = isChosen ? (sorting.isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (sorting.isDescending ? "descending" : "ascending") : "none"}
      {...(by !== "word" && { "data-numeric": "" })}
    >
      <button
        type="button"
        onClick={() => onSort(isChosen ? { by, isDescending: !sorting.isDescending } : bestFirst(by))}
      >
        {label}
        <Sign aria-hidden="true" />
      </button>
    </th>
  );
}

const Frame = styled(TableFrame)({
  "& th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    background: color.paper,
  },
  "& tbody [data-guess]": { fontWeight: 400 },
  "& thead button": {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: touch,
    padding: 0,
    border: 0,
    background: color.clear,
    color: "inherit",
    font: type.control,
    textAlign: "inherit",
    whiteSpace: "normal",
    cursor: "pointer",
  },
  "& thead [aria-sort=ascending], & thead [aria-sort=descending]": { color: color.ink },
  "& thead svg": { flex: "none", width: icon.inline, height: icon.inline },
  [scriptless]: { "& thead button": { pointerEvents: "none" }, "& thead svg": { display: "none" } },
});
