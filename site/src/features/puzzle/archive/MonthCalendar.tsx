import styled from "@emotion/styled";
import type { Result } from "@wordlehint/contracts";
import { memo } from "react";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import { monthName } from "../../../lib/puzzle-month.ts";
import { useKeptAt } from "../../../lib/use-kept-at.ts";
import { color, space, touch } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { calendarDays } from "./calendar-days.ts";
import { CalendarKey } from "./CalendarKey.tsx";
import { CalendarTile } from "./CalendarTile.tsx";
import { weekdays, weeksOf } from "./calendar-weeks.ts";

interface Props {
  month: ArchiveMonth;
  results: readonly Result[];
}

/** A month as a calendar of tiles, with the player's results, and what its tiles mean. */
export const MonthCalendar = memo(function MonthCalendar({ month, results }: Props) {
  const isKept = useKeptAt() !== null;
  const dayOf = calendarDays(month, results, isKept);
  return (
    <>
      <Calendar>
        <caption>
          <VisuallyHidden>{monthName(month.month)}, a calendar of riddles</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.month).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={day}>{date !== null && <CalendarTile day={dayOf(date)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Calendar>
      <CalendarKey />
    </>
  );
});

/** Seven targets of the minimum size: on the narrowest screen, they reach into the page's margin. */
const minWidth = `(7 * ${touch})`;

const Calendar = styled.table({
  tableLayout: "fixed",
  width: `max(100%, ${minWidth})`,
  marginInline: `min(0%, (100% - ${minWidth}) / 2)`,
  borderSpacing: 0,
  borderCollapse: "separate",
  "& th": {
    position: "relative",
    paddingBlock: space[2],
    color: color.inkSoft,
    fontWeight: 400,
    textAlign: "center",
  },
  "& td": { padding: 0, verticalAlign: "top" },
});
