import styled from "@emotion/styled";
import { Link } from "gatsby";
import { touch } from "../../theme/tokens.ts";

/** A stand-alone link with a comfortable touch target. */
export const TextLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: touch,
  fontWeight: 600,
});
