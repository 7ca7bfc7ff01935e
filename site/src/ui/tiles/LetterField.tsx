import styled from "@emotion/styled";
import { color, forcedColors } from "../../theme/tokens.ts";
import { tileMeanings, tileSizes, tileStyle } from "./tile-styles.ts";

/**
 * A tile that takes a letter, as a field of a row: `data-caret` marks the one that takes the next letter, `data-fixed` a
 * letter that stays.
 */
export const LetterField = styled.input(tileStyle, tileSizes.large, {
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.clear,
  color: color.ink,
  textAlign: "center",
  caretColor: color.green,
  "&::selection": { background: color.clear, color: color.ink },
  "&[value='']": { borderStyle: "dashed" },
  "&[data-caret=true]": {
    borderColor: color.green,
    borderStyle: "solid",
    [forcedColors]: { borderBottomWidth: "6px" },
  },
  // While the focus is elsewhere, a bar is the caret.
  "&[data-caret=true]:not(:focus)": { boxShadow: `inset 0 -4px ${color.green}` },
  "&[data-fixed=true]": { ...tileMeanings.right, cursor: "default" },
});
