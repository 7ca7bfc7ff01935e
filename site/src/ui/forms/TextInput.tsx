import styled from "@emotion/styled";
import { controlLook } from "./control-look.ts";

/** One line of text; stands in a `Field`. */
export const TextInput = styled.input(controlLook);
