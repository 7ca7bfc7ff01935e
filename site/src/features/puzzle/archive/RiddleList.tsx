import { hintAddress, longDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { memo } from "react";
import type { ArchiveDay } from "../../../lib/archive-day.ts";
import { riddleLanguage } from "../../../lib/languages.ts";
import { border, color, measure, space, touch, type } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

/** The riddles of a month, the newest first: date, number, theme and first line, and nothing that helps with the answer. */
export const RiddleList = memo(function RiddleList({ days }: { days: readonly ArchiveDay[] }) {
  return (
    <List>
      {days.map(({ date, puzzleNumber, theme, firstLine }) => (
        <li key={date}>
          <h3>
            <SiteLink to={hintAddress(date)}>
              <time dateTime={date}>{longDate(date)}</time>
            </SiteLink>
          </h3>
          <p>
            <span>No. {puzzleNumber}</span>
            {theme !== null && <span lang={riddleLanguage}>Theme: {theme}</span>}
          </p>
          <FirstLine lang={riddleLanguage}>{firstLine}</FirstLine>
        </li>
      ))}
    </List>
  );
});

const List = styled.ol({
  "& > li": { paddingBlock: space[3], borderTop: border.rule },
  "& h3": { font: type.minor },
  "& h3 > a": { display: "inline-flex", alignItems: "center", minHeight: touch },
  "& > li > p:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[4]}`,
    color: color.inkSoft,
  },
});

const FirstLine = styled.p({
  maxWidth: measure.verse,
  marginTop: space[1],
  font: type.prose,
  "&::after": { content: '" …"' },
});
