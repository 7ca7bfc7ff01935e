import styled from "@emotion/styled";
import { family, size, space } from "../../../theme/tokens.ts";

/** Keeps what an article sets for its own lists and lines from a part that has its own look. */
export const Inset = styled.div({
  marginBlock: space[7],
  font: `400 ${size.text}/1.55 ${family.sans}`,
  "&& ul, && ol": { listStyle: "none", paddingInlineStart: 0 },
  "&& li + li": { marginTop: 0 },
});
