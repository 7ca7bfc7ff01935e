import styled from "@emotion/styled";
import { color } from "../../../theme/tokens.ts";

interface Props {
  /** Answers left, on average. */
  left: number | null;
  /** Guesses to solve, on average. */
  guesses?: number | null;
}

/** The computed figures of a first guess or a pair; nothing if there are none. */
export function GuessFigures({ left, guesses = null }: Props) {
  const parts = [
    ...(left === null ? [] : [`${left.toFixed(1)} answers left`]),
    ...(guesses === null ? [] : [`${guesses.toFixed(3)} guesses`]),
  ];
  if (parts.length === 0) return null;
  return <Line>{`On average ${parts.join(", ")}.`}</Line>;
}

const Line = styled.span({
  display: "block",
  color: color.ink,
  fontVariantNumeric: "tabular-nums lining-nums",
});
