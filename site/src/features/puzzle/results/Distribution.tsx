import styled from "@emotion/styled";
import type { Stats } from "@wordlehint/contracts";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Chart } from "../../../ui/charts/Chart.tsx";
import { distributionText } from "./result-words.ts";

/** The distribution of the player's guesses: in a sentence, as a chart, and as a table. */
export function Distribution({ stats }: { stats: Stats }) {
  const text = distributionText(stats);
  const { distribution, played, riddlesSolved } = stats;
  if (played === 0) return <Text>Your chart begins with your first result.</Text>;
  return (
    <>
      <Text>{text ?? `None of ${played} solved yet: the next one may be.`}</Text>
      <Chart
        kind="bars"
        caption="Puzzles by the guesses that you needed; X: not solved"
        categoryName="Guesses"
        categories={[...distribution.map((_, index) => String(index + 1)), "X"]}
        series={[{ name: "Puzzles", values: [...distribution, played - riddlesSolved] }]}
        format={wholeNumber}
      />
    </>
  );
}

/** There is no half of a puzzle: such a line of the axis has no label. */
function wholeNumber(value: number): string {
  return Number.isInteger(value) ? groupedNumber(value) : "";
}

const Text = styled.p({ marginBottom: space[4], color: color.inkSoft });
