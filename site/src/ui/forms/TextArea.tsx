import styled from "@emotion/styled";
import { controlLook } from "./control-look.ts";

/** A multi-line text field for use in a `Field`; grows with its content in browsers that support it. */
export const TextArea = styled.textarea(controlLook, {
  display: "block",
  minHeight: "8rem",
  maxHeight: "60vh",
  resize: "vertical",
  fieldSizing: "content",
});
