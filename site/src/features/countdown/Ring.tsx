import styled from "@emotion/styled";
import { color } from "../../theme/tokens.ts";

const radius = 34;
const length = 2 * Math.PI * radius;

/** A ring that shrinks with the day. `share` is what is left of it, from 1 down to 0. */
export function Ring({ share }: { share: number }) {
  return (
    <Svg viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r={radius} stroke={color.line} />
      {share > 0 && (
        <circle
          cx="40"
          cy="40"
          r={radius}
          stroke={color.green}
          strokeLinecap="round"
          strokeDasharray={length.toFixed(1)}
          strokeDashoffset={(length * (1 - share)).toFixed(1)}
          transform="rotate(-90 40 40)"
        />
      )}
    </Svg>
  );
}

const Svg = styled.svg({
  flex: "none",
  width: "76px",
  height: "76px",
  fill: "none",
  strokeWidth: 5,
  "@media (forced-colors: active)": {
    "& circle": { stroke: "CanvasText" },
    "& circle:first-of-type": { stroke: "Canvas" },
  },
});
