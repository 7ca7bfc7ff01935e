import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";

/** A form whose fields stand below each other. */
export const FormFrame = styled.form({ display: "grid", gap: space[5], width: "100%" });
