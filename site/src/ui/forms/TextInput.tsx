import styled from "@emotion/styled/base";
import { controlLook } from "./control-look.ts";

/** One line of text; stands in a `Field`. */
export const TextInput = styled("input")(controlLook);
