import { longDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { color, space } from "../../theme/tokens.ts";

/** The date of the content's last change. */
export function LastUpdated({ at }: { at: string }) {
  const day = at.slice(0, 10);
  return (
    <Line>
      Last updated <time dateTime={at}>{longDate(day)}</time>
    </Line>
  );
}

const Line = styled.p({ marginTop: space[3], color: color.inkSoft });
