import { border, color, family, forcedColors, radius, size } from "../../theme/tokens.ts";

/** The state of a tile: not opened yet, a plain letter, a letter in its place, or one that belongs elsewhere. */
export type TileMeaning = "closed" | "plain" | "right" | "elsewhere";

export type TileSize = "large" | "small" | "board" | "mini";

export const tileStyle = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  aspectRatio: "1",
  borderRadius: radius.tile,
  lineHeight: 1,
  fontFamily: family.serif,
  fontWeight: 600,
  textTransform: "uppercase",
  printColorAdjust: "exact",
  "& > small": { marginTop: "-.2em", fontFamily: family.sans, fontSize: size.text, fontWeight: 500 },
} as const;

// Newsreader's capitals sit high in their line; the top padding centers them.
export const tileSizes = {
  large: { width: "clamp(50px, 13vw, 62px)", paddingTop: ".12em", fontSize: size.title },
  /** Fits beside a button on the narrowest screen. */
  board: { width: "clamp(44px, 12vw, 62px)", paddingTop: ".12em", fontSize: size.title },
  /** Stands for something counted, without a letter. */
  mini: { width: "20px" },
  small: { width: "28px", paddingTop: ".14em", fontSize: size.text },
} as const;

const filled = (fill: string, ink: string) => ({ border: `1px solid ${fill}`, background: fill, color: ink });

/**
 * Each meaning has a shape besides its color: dashed is closed, square is in its place, round is elsewhere.
 * In forced colors, the border shows it.
 */
export const tileMeanings = {
  closed: { border: `1.5px dashed ${color.lineStrong}`, color: color.inkSoft },
  plain: { border: border.rule, background: color.sunken, color: color.ink },
  right: { ...filled(color.green, color.greenInk), [forcedColors]: { borderWidth: "4px" } },
  elsewhere: {
    ...filled(color.amberFill, color.amberInk),
    borderRadius: "40%",
    [forcedColors]: { border: "5px double" },
  },
} as const;
