import styled from "@emotion/styled";
import { color, forcedColors } from "../../theme/tokens.ts";

interface Props {
  /** From 0 to 1. */
  value: number;
  /** The accessible name; omitted if text beside the ring tells the progress. */
  label?: string;
}

const radius = 34;
const length = 2 * Math.PI * radius;

export function ProgressRing({ value, label }: Props) {
  const share = Math.min(Math.max(value, 0), 1);
  return (
    <Svg viewBox="0 0 80 80" {...spoken(share, label)}>
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

function spoken(share: number, label: string | undefined) {
  if (label === undefined) return { "aria-hidden": true } as const;
  const percent = Math.round(share * 100);
  return {
    role: "progressbar",
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": percent,
  };
}

const Svg = styled.svg({
  flex: "none",
  width: "76px",
  height: "76px",
  fill: "none",
  strokeWidth: 5,
  [forcedColors]: {
    "& circle": { stroke: "CanvasText" },
    "& circle:first-of-type": { stroke: "Canvas" },
  },
});
