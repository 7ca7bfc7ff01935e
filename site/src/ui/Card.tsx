import styled from "@emotion/styled";
import { color, family, radius, shadow, size } from "../theme/tokens.ts";

/** A box for what lives by itself beside the text. */
export const Card = styled.section({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  padding: "22px",
  boxShadow: shadow.raised,
});

/** Heading of a card. */
export const CardHeading = styled.h2({
  font: `600 ${size.heading}/1.25 ${family.serif}`,
  marginBottom: "8px",
});
