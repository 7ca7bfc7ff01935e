import styled from "@emotion/styled";
import { controlStyle } from "./control-style.ts";

/** A multi-line text field for use in a `Field`; grows with its content in browsers that support it. */
export const TextArea = styled.textarea(controlStyle, {
  display: "block",
  minHeight: "8rem",
  maxHeight: "60vh",
  resize: "vertical",
  fieldSizing: "content",
});
