import styled from "@emotion/styled";
import type { Stats } from "@wordlehint/contracts";
import { color, measure, scriptless, space, type } from "../../../theme/tokens.ts";
import { days } from "./result-words.ts";
import { useCountedUp } from "./use-counted-up.ts";

/** The player's streaks, number of solved puzzles and success rate; null until they are known. */
export function Figures({ stats }: { stats: Stats | null }) {
  return (
    <List>
      <Figure name="Current streak" value={stats?.currentStreak} write={days} />
      <Figure name="Best streak" value={stats?.bestStreak} write={days} />
      <Figure name="Solved" value={stats?.riddlesSolved} />
      <Figure name="Success rate" value={stats?.successRate} write={(rate) => `${rate}%`} />
      <Figure name="From the riddle alone" value={stats?.fromRiddle.solved} />
      <Figure name="Riddle-alone streak" value={stats?.fromRiddle.currentStreak} write={days} />
    </List>
  );
}

interface FigureProps {
  name: string;
  /** Nullish until it is known, or while there is none. */
  value: number | null | undefined;
  write?: (value: number) => string;
}

function Figure({ name, value = null, write = String }: FigureProps) {
  const shown = useCountedUp(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd>{shown === null ? "–" : write(shown)}</dd>
    </div>
  );
}

const List = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[3]} ${space[5]}`,
  maxWidth: measure.form,
  marginTop: space[4],
  "& dt": { color: color.inkSoft },
  "& dd": { font: type.figure, fontVariantNumeric: "tabular-nums lining-nums" },
  [scriptless]: { display: "none" },
});
