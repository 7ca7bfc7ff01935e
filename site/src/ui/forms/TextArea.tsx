import styled from "@emotion/styled";
import { controlLook } from "./control-look.ts";

/** Several lines of text; stands in a `Field`, and grows with what is written where the browser can do it. */
export const TextArea = styled.textarea(controlLook, {
  display: "block",
  minHeight: "8rem",
  maxHeight: "60vh",
  resize: "vertical",
  fieldSizing: "content",
});
