import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";
import { tileStyle, tileMeanings, tileSizes, type TileMeaning, type TileSize } from "./tile-styles.ts";

export type { TileMeaning } from "./tile-styles.ts";

interface LookProps {
  meaning: TileMeaning;
  /** `small` for use within text and lists. */
  size?: TileSize;
}

/** One letter tile. It is decorative: convey its meaning in text as well. */
export const LetterTile = styled("span", {
  // `size` is an HTML attribute, which emotion would forward by default.
  shouldForwardProp: (prop) => prop !== "meaning" && prop !== "size",
})<LookProps>(
  tileStyle,
  ({ size = "large" }) => tileSizes[size],
  ({ meaning }) => tileMeanings[meaning],
);

export const TileRow = styled.span({
  display: "flex",
  flexWrap: "wrap",
  gap: "clamp(6px, 1.6vw, 8px)",
  "&[data-size=board]": { flexWrap: "nowrap", gap: "clamp(4px, 1.2vw, 8px)" },
  // Small tiles stand within text and tables, where a word must not break.
  "&[data-size=small]": { flexWrap: "nowrap", gap: space[1] },
});
