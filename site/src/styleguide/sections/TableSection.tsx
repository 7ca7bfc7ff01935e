import { Table } from "../../ui/tables/Table.tsx";
import { Columns } from "./Columns.tsx";

const openers = [
  { word: "SLATE", score: 97.4, vowels: 2, best: "All five letters are among the ten most frequent." },
  { word: "CRANE", score: 95.1, vowels: 2, best: "Finds the frequent consonants early." },
  { word: "ADIEU", score: 8.25, vowels: 4, best: "Four vowels, and little else." },
];

/** A table that fits, and one that scrolls. */
export function TableSection() {
  return (
    <Columns>
      <Table
        caption="Openers and their scores"
        columns={[
          { label: "Word", cell: ({ word }) => word },
          { label: "Score", cell: ({ score }) => score.toFixed(2), isNumeric: true },
        ]}
        rows={openers}
        rowKey={({ word }) => word}
      />
      <Table
        caption="Openers with everything that can be said of them, wider than its place"
        columns={[
          { label: "Word", cell: ({ word }) => word },
          ...["First", "Second", "Third", "Fourth", "Fifth"].map((label, at) => ({
            label: `${label} letter`,
            cell: ({ word }: { word: string }) => word.charAt(at),
          })),
          { label: "Vowels", cell: ({ vowels }) => vowels, isNumeric: true },
          { label: "Best at", cell: ({ best }) => best, isLong: true },
        ]}
        rows={openers}
        rowKey={({ word }) => word}
      />
    </Columns>
  );
}
