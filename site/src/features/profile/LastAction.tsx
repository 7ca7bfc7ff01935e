import styled from "@emotion/styled";
import { space } from "../../theme/tokens.ts";

/** The button at the end of a view, and above it what became of its action, if anything. */
export const LastAction = styled.div({ "& > div:not(:empty)": { marginBottom: space[4] } });
