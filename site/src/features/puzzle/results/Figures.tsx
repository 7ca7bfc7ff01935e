import styled from "@emotion/styled";
import type { Stats } from "@wordlehint/contracts";
import { color, measure, scriptless, space, type } from "../../../theme/tokens.ts";
import { days } from "./result-words.ts";

/** The player's streaks, number of solved puzzles and success rate; null until they are known. */
export function Figures({ stats }: { stats: Stats | null }) {
  const figures = [
    ["Current streak", stats && days(stats.currentStreak)],
    ["Best streak", stats && days(stats.bestStreak)],
    ["Solved", stats && String(stats.riddlesSolved)],
    ["Success rate", stats && (stats.successRate === null ? null : `${stats.successRate}%`)],
  ] as const;
  return (
    <List>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </List>
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
