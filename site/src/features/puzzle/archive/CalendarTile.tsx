import { hintAddress } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import {
  border,
  color,
  family,
  forcedColors,
  hover,
  radius,
  size,
  space,
  touch,
} from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { tileMeanings } from "../../../ui/tiles/tile-styles.ts";
import { tileMark, tileName, type CalendarDay } from "./tile-words.ts";

/** A day of the calendar. A day with a riddle leads to it. */
export function CalendarTile({ day }: { day: CalendarDay }) {
  const { date, mark, isToday } = day;
  const face = (
    <Face aria-hidden="true" data-mark={mark} data-today={isToday}>
      <b>{Number(date.slice(8))}</b>
      <small>{tileMark(day)}</small>
    </Face>
  );
  if (mark === "none" || mark === "closed") {
    return (
      <Place role="img" aria-label={tileName(day)}>
        {face}
      </Place>
    );
  }
  return (
    <PlaceLink to={hintAddress(date)} {...(isToday && { "aria-current": "date" as const })}>
      {face}
      <VisuallyHidden>{tileName(day)}</VisuallyHidden>
    </PlaceLink>
  );
}

/** The target is larger than the tile by its padding, so that it is large enough on the narrowest screen. */
const place = { display: "block", padding: `calc(${space[1]} / 2)`, minWidth: touch } as const;

const Place = styled.span(place);

const PlaceLink = styled(SiteLink)(place, {
  position: "relative",
  color: "inherit",
  textDecoration: "none",
  [hover]: { "&:hover b": { textDecoration: "underline" } },
});

/** Square for a solved puzzle, round for one that wasn't, dashed for one that isn't out yet. */
export const Face = styled.span({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minHeight: space[8],
  borderRadius: radius.tile,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& > b": { font: `600 ${size.lead}/1.1 ${family.serif}` },
  "& > small": { fontSize: size.text, lineHeight: 1.1 },
  "& > small:empty": { display: "none" },
  "&[data-mark=riddle]": tileMeanings.plain,
  "&[data-mark=solved]": tileMeanings.right,
  "&[data-mark=failed]": tileMeanings.elsewhere,
  "&[data-mark=closed]": tileMeanings.closed,
  "&[data-mark=none]": { border: border.none, color: color.inkSoft },
  "&[data-today=true]": {
    outline: `calc(${space[1]} / 2) solid ${color.ink}`,
    outlineOffset: `-${space[1]}`,
    [forcedColors]: { outlineColor: "Highlight" },
  },
});
