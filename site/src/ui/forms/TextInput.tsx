import styled from "@emotion/styled";
import { controlStyle } from "./control-style.ts";

/** A single-line text field for use in a `Field`. */
export const TextInput = styled.input(controlStyle);
