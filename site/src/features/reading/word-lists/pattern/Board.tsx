import styled from "@emotion/styled";
import { X } from "lucide-react";
import { color, space } from "../../../../theme/tokens.ts";
import { IconButton } from "../../../../ui/buttons/IconButton.tsx";
import { TileRow } from "../../../../ui/tiles/LetterTile.tsx";
import { MarkTile } from "../../../../ui/tiles/MarkTile.tsx";
import { WordTiles } from "../../../../ui/tiles/WordTiles.tsx";
import { wordLength } from "./board.ts";
import type { Guess, Mark } from "./score-guess.ts";

interface Props {
  guesses: readonly Guess[];
  /** The letters typed so far for the next guess. Null: the board is full. */
  draft: string | null;
  onMark: (row: number, column: number) => void;
  onRemove: (row: number) => void;
}

const meanings = { g: "right", y: "elsewhere", x: "plain" } as const;
const colors: Record<Mark, string> = { g: "green, in its place", y: "yellow, elsewhere", x: "grey, absent" };

/** The guesses so far. Pressing a tile changes its color, until it is the one that the game showed. */
export function Board({ guesses, draft, onMark, onRemove }: Props) {
  return (
    <div>
      <Rows aria-label="Your guesses">
        {guesses.map(({ word, marks }, row) => (
          // The index is the key: the same word can be on the board twice, and rows are never reordered.
          <li key={row}>
            <TileRow data-size="board">
              {marks.map((mark, column) => (
                <MarkTile
                  key={column}
                  letter={word[column] ?? ""}
                  meaning={meanings[mark]}
                  label={`Guess ${row + 1}, letter ${column + 1}, ${(word[column] ?? "").toUpperCase()}: ${colors[mark]}`}
                  onPress={() => onMark(row, column)}
                />
              ))}
            </TileRow>
            <IconButton label={`Remove guess ${row + 1}`} onClick={() => onRemove(row)}>
              <X />
            </IconButton>
          </li>
        ))}
        {draft !== null && (
          <li aria-hidden="true">
            <WordTiles word={draft.padEnd(wordLength, "?").replaceAll(/[^a-z?]/g, "?")} size="board" />
          </li>
        )}
      </Rows>
      <Help>Press a tile until it has the colour that the game gave: grey, yellow, green.</Help>
    </div>
  );
}

const Rows = styled.ol({
  display: "grid",
  gap: space[2],
  "& > li": { display: "flex", alignItems: "center", gap: space[1] },
  // Offsets the padding around the icon.
  "& > li > button": { marginInlineEnd: `-${space[2]}` },
});

const Help = styled.p({ marginTop: space[3], color: color.inkSoft });
