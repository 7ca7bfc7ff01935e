import styled from "@emotion/styled";
import { icon, motionOk } from "../../theme/tokens.ts";

/** A decorative spinner: the text beside it says what is loading. */
export function Spinner() {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" opacity="0.3" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </Svg>
  );
}

const Svg = styled.svg({
  flex: "none",
  width: icon.inline,
  height: icon.inline,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3,
  [motionOk]: { animation: "spin .9s linear infinite" },
});
