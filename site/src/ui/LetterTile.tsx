import styled from "@emotion/styled";
import { color, family, radius } from "../theme/tokens.ts";

/** What a tile says: not opened yet, a letter as such, right, or in another place. */
export type TileMeaning = "closed" | "plain" | "right" | "elsewhere";

const looks = {
  closed: { border: `1.5px dashed ${color.lineStrong}`, color: color.inkSoft },
  plain: { border: `1px solid ${color.line}`, background: color.sunken, color: color.ink },
  right: { border: `1px solid ${color.green}`, background: color.green, color: color.greenInk },
  elsewhere: { border: `1px solid ${color.amberFill}`, background: color.amberFill, color: color.amberInk },
} as const;

/** One letter tile. It only shows: whoever places it says in text what it means. */
export const LetterTile = styled.span<{ meaning: TileMeaning }>(
  {
    display: "grid",
    placeItems: "center",
    width: "clamp(50px, 13vw, 62px)",
    aspectRatio: "1",
    // Newsreader's capitals sit high in their line.
    paddingTop: ".12em",
    borderRadius: radius.tile,
    font: `600 1.7rem/1 ${family.serif}`,
    textTransform: "uppercase",
    "& > small": { marginTop: "-.2em", fontFamily: family.sans, fontSize: "1rem", fontWeight: 500 },
  },
  ({ meaning }) => looks[meaning],
);

/** Tiles in a row. */
export const TileRow = styled.span({ display: "flex", gap: "clamp(6px, 1.6vw, 8px)" });
