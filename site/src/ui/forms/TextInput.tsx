import styled from "@emotion/styled";
import { controlLook } from "./control-look.ts";

/** A single-line text field for use in a `Field`. */
export const TextInput = styled.input(controlLook);
