import styled from "@emotion/styled";
import { family, size, space } from "../../../theme/tokens.ts";

/** Resets an article's styles of lists and lines for a component with its own look. */
export const Inset = styled.div({
  marginBlock: space[7],
  font: `400 ${size.text}/1.55 ${family.sans}`,
  "&& ul, && ol": { listStyle: "none", paddingInlineStart: 0 },
  "&& li + li": { marginTop: 0 },
});
