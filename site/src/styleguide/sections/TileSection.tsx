import { useState } from "react";
import { LetterField } from "../../ui/tiles/LetterField.tsx";
import { LetterKeys } from "../../ui/tiles/LetterKeys.tsx";
import { LetterTile, TileRow, type TileMeaning } from "../../ui/tiles/LetterTile.tsx";
import { TileButton } from "../../ui/tiles/TileButton.tsx";
import { Columns } from "./Columns.tsx";
import { Row } from "./Row.tsx";

const pattern: readonly (readonly [string, TileMeaning])[] = [
  ["s", "right"],
  ["l", "plain"],
  ["a", "elsewhere"],
  ["t", "plain"],
  ["e", "closed"],
];

/** Tiles in every meaning and size, tile buttons (closed, pending, open, disabled), and a row that takes letters. */
export function TileSection() {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [letter, setLetter] = useState("");
  return (
    <Columns>
      <div>
        {(["large", "small"] as const).map((size) => (
          <Row key={size}>
            <TileRow
              data-size={size}
              role="img"
              aria-label="S right, L not in the word, A elsewhere, T not in the word, E closed"
            >
              {pattern.map(([letter, meaning]) => (
                <LetterTile key={letter} meaning={meaning} size={size}>
                  {letter}
                </LetterTile>
              ))}
            </TileRow>
          </Row>
        ))}
      </div>
      <Row>
        <TileRow>
          {Array.from("tile", (letter, index) => (
            <TileButton
              key={letter}
              name={`Letter ${index + 1}`}
              letter={opened.includes(index) ? letter : null}
              onTurn={() => setOpened([...opened, index])}
            >
              {index + 1}
            </TileButton>
          ))}
        </TileRow>
        <TileRow>
          <TileButton name="Fetched" letter={null} onTurn={() => undefined} isPending />
          <TileButton name="Open from the start" letter="o" onTurn={() => undefined} />
          <TileButton name="Disabled 3" letter={null} onTurn={() => undefined} isDisabled>
            3
          </TileButton>
        </TileRow>
      </Row>
      <div>
        <TileRow role="group" aria-label="A guess">
          <LetterField aria-label="Open" value="t" readOnly data-fixed />
          <LetterField aria-label="Typed" value="i" readOnly />
          <LetterField
            aria-label="Next"
            value={letter}
            data-caret
            onChange={({ target }) => setLetter(target.value.slice(-1))}
          />
          <LetterField aria-label="Empty" value="" readOnly />
        </TileRow>
        <LetterKeys
          onLetter={setLetter}
          onDelete={() => setLetter("")}
          onSend={() => setLetter("")}
          isSendOff={letter === ""}
        />
      </div>
    </Columns>
  );
}
