import styled from "@emotion/styled";
import { hover } from "../../theme/tokens.ts";
import { tileStyle, tileMeanings, tileSizes, type TileMeaning } from "./tile-styles.ts";

interface Props {
  letter: string;
  meaning: Exclude<TileMeaning, "closed">;
  /** The tile and its meaning, for instance `Letter 2, R: elsewhere`. */
  label: string;
  onPress: () => void;
}

/** A letter whose meaning changes with every press. */
export function MarkTile({ letter, meaning, label, onPress }: Props) {
  return (
    <Face type="button" aria-label={label} data-meaning={meaning} onClick={onPress}>
      {letter}
    </Face>
  );
}

const Face = styled.button(tileStyle, tileSizes.board, {
  padding: ".12em 0 0",
  cursor: "pointer",
  "&[data-meaning=plain]": tileMeanings.plain,
  "&[data-meaning=right]": tileMeanings.right,
  "&[data-meaning=elsewhere]": tileMeanings.elsewhere,
  [hover]: { "&:hover": { filter: "brightness(1.08)" } },
});
