import styled from "@emotion/styled";
import { border, color, radius, shadow, space, type } from "../../theme/tokens.ts";

/** A box beside the main text. */
export const Card = styled.section({
  padding: "22px",
  border: border.rule,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.raised,
});

/** The heading of a card. */
export const CardHeading = styled.h2({ marginBottom: space[2], font: type.heading });
