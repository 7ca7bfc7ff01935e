import { hintAddress, longDate, type PuzzleDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { isPageKept } from "../../../lib/kept-caches.ts";
import { border, color, radius, space } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

interface Props {
  /** The date of the riddle that is shown. */
  shown: PuzzleDate;
  /** The date of the one that should be. */
  due: PuzzleDate;
}

/** Says that a page shows the riddle of an earlier day than it should, because it can't load the right one. */
export function EarlierRiddle({ shown, due }: Props) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    void isPageKept(hintAddress(due)).then(setKept);
  }, [due]);
  return (
    <Note role="status">
      This is the riddle for {longDate(shown)}.{" "}
      {isKept ? (
        <SiteLink to={hintAddress(due)}>Read the one for {longDate(due)}</SiteLink>
      ) : (
        <>The one for {longDate(due)} will show here as soon as it can be loaded.</>
      )}
    </Note>
  );
}

const Note = styled.p({
  marginBottom: space[5],
  padding: `${space[3]} ${space[4]}`,
  border: border.control,
  borderRadius: radius.control,
  background: color.sunken,
});
