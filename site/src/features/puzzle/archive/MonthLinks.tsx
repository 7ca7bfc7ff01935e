import styled from "@emotion/styled";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { monthAddress } from "../../../lib/archive-address.ts";
import { monthName, type PuzzleMonth } from "../../../lib/puzzle-month.ts";
import { icon, print, space, touch } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";

interface Props {
  earlier: PuzzleMonth | null;
  later: PuzzleMonth | null;
}

/** Links to the months before and after. */
export function MonthLinks({ earlier, later }: Props) {
  if (earlier === null && later === null) return null;
  return (
    <Frame aria-label="Other months">
      {earlier !== null && (
        <MonthLink to={monthAddress(earlier)} rel="prev">
          <ArrowLeft />
          <span>
            <VisuallyHidden>Previous month: </VisuallyHidden>
            {monthName(earlier)}
          </span>
        </MonthLink>
      )}
      {later !== null && (
        <MonthLink to={monthAddress(later)} rel="next" data-later>
          <span>
            <VisuallyHidden>Next month: </VisuallyHidden>
            {monthName(later)}
          </span>
          <ArrowRight />
        </MonthLink>
      )}
    </Frame>
  );
}

const Frame = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[5]}`,
  marginBottom: space[2],
  [print]: { display: "none" },
});

const MonthLink = styled(SiteLink)({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  fontWeight: 600,
  "& > svg": { flex: "none", width: icon.control, height: icon.control },
  "&[data-later]": { marginInlineStart: "auto" },
});
