import styled from "@emotion/styled";
import { hintAddress, plainDate, type PuzzleDate } from "@wordlehint/contracts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { border, icon, print, size, space, touch } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

interface Props {
  previous: PuzzleDate | null;
  next: PuzzleDate | null;
}

/** Links to the riddles of the days before and after. */
export function DayLinks({ previous, next }: Props) {
  if (previous === null && next === null) return null;
  return (
    <Frame aria-label="Other days">
      {previous !== null && (
        <DayLink to={hintAddress(previous)} rel="prev">
          <ArrowLeft />
          <span>
            Previous day
            <small>{plainDate(previous)}</small>
          </span>
        </DayLink>
      )}
      {next !== null && (
        <DayLink to={hintAddress(next)} rel="next" data-next>
          <span>
            Next day
            <small>{plainDate(next)}</small>
          </span>
          <ArrowRight />
        </DayLink>
      )}
    </Frame>
  );
}

const Frame = styled.nav({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  marginTop: space[7],
  paddingTop: space[4],
  borderTop: border.rule,
  [print]: { display: "none" },
});

const DayLink = styled(SiteLink)({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: touch,
  fontWeight: 600,
  "& > svg": { flex: "none", width: icon.control, height: icon.control },
  "& small": { display: "block", fontSize: size.text, fontWeight: 400 },
  "&[data-next]": { gridColumn: 2, justifyContent: "end", textAlign: "end" },
});
