import styled from "@emotion/styled";
import { X } from "lucide-react";
import { color, space } from "../../../../theme/tokens.ts";
import { IconButton } from "../../../../ui/buttons/IconButton.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { WordTiles } from "../../../../ui/tiles/WordTiles.tsx";

interface Props {
  /** A gap is `_`. */
  letters: string;
  onForget: () => void;
}

/** The letters that a player has opened below today's riddle. */
export function OpenedLetters({ letters, onForget }: Props) {
  const spoken = Array.from(letters, (letter) => (letter === "_" ? "blank" : letter.toUpperCase())).join(
    ", ",
  );
  const result = letters.replaceAll(/[a-z]/g, "g");
  return (
    <Frame>
      <p>Letters that you opened</p>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        <WordTiles word={letters.replaceAll("_", "?")} result={result} size="board" />
      </span>
      <IconButton label="Forget these letters" onClick={onForget}>
        <X />
      </IconButton>
    </Frame>
  );
}

const Frame = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "& > p": { width: "100%", color: color.inkSoft },
});
