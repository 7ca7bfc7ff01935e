import styled from "@emotion/styled";
import { color, print, space } from "../../../theme/tokens.ts";
import { Face } from "./CalendarTile.tsx";
import type { DayMark } from "./tile-words.ts";

const entries: readonly { mark: DayMark; sign: string; text: string; isToday?: boolean }[] = [
  { mark: "riddle", sign: "1", text: "A riddle to read" },
  { mark: "riddle", sign: "2", text: "Today's", isToday: true },
  { mark: "solved", sign: "3/6", text: "You solved it, in 3 of 6 guesses" },
  { mark: "failed", sign: "X/6", text: "You didn't solve it" },
  { mark: "closed", sign: "4", text: "Not out yet" },
];

/** The key to the calendar's tiles. */
export function CalendarKey() {
  return (
    <List aria-label="What the tiles mean">
      {entries.map(({ mark, sign, text, isToday = false }) => (
        <li key={text}>
          <Sample aria-hidden="true">
            <Face data-mark={mark} data-today={isToday}>
              <small>{sign}</small>
            </Face>
          </Sample>
          {text}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[4],
  color: color.inkSoft,
  "& > li": { display: "flex", alignItems: "center", gap: space[2] },
  [print]: { display: "none" },
});

const Sample = styled.span({
  color: color.ink,
  "& > span": { minHeight: space[7], minWidth: space[7], paddingInline: space[1] },
});
