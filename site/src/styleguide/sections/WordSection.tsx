import { useState } from "react";
import { TileRow } from "../../ui/tiles/LetterTile.tsx";
import { MarkTile } from "../../ui/tiles/MarkTile.tsx";
import { WordGroups } from "../../ui/tiles/WordGroups.tsx";
import { WordTiles } from "../../ui/tiles/WordTiles.tsx";
import { Columns } from "./Columns.tsx";
import { Row } from "./Row.tsx";

const meanings = ["plain", "elsewhere", "right"] as const;

/** Words in tiles of every size, mark tiles, and words grouped by first letter. */
export function WordSection() {
  const [presses, setPresses] = useState<readonly number[]>([0, 1, 2]);
  return (
    <Columns>
      <Row>
        <div aria-hidden="true">
          <WordTiles word="retail" result="yyyxyx" />
          <WordTiles word="wint?r" size="board" />
          <WordTiles word="crane" result="gxxxx" size="small" />
        </div>
        <TileRow data-size="board">
          {presses.map((count, index) => (
            <MarkTile
              key={index}
              letter={"abc".charAt(index)}
              meaning={meanings[count % 3] ?? "plain"}
              label={`Tile ${index + 1}: ${meanings[count % 3] ?? ""}`}
              onPress={() => setPresses(presses.map((other, at) => (at === index ? other + 1 : other)))}
            />
          ))}
        </TileRow>
      </Row>
      <WordGroups words={["aback", "abase", "abbey", "badge", "crane"]} />
    </Columns>
  );
}
