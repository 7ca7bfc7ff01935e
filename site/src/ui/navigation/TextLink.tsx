import styled from "@emotion/styled";
import { Link } from "gatsby";
import { touch } from "../../theme/tokens.ts";

/** A link that stands by itself, tall enough for a thumb. */
export const TextLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: touch,
  fontWeight: 600,
});
