import { Switch } from "../../../../ui/forms/Switch.tsx";
import { leftOutText } from "./past-answers.ts";
import type { PastAnswersChoice } from "./use-past-answers.ts";

/** The switch that leaves out past answers, and which ones those are. */
export function PastAnswersSwitch({ choice: { areLeftOut, leaveOut, past } }: { choice: PastAnswersChoice }) {
  return (
    <div aria-live="polite">
      <Switch
        label="Leave out past answers"
        isOn={areLeftOut}
        onChange={leaveOut}
        help={areLeftOut ? stateText(past) : "Since February 2026 the game may use an answer again."}
      />
    </div>
  );
}

function stateText(past: PastAnswersChoice["past"]): string {
  switch (past.state) {
    case "loading":
      return "Reading our archive…";
    case "failed":
      return "Our archive could not be read. Check your connection, then switch this off and on again.";
    case "loaded":
      return `${leftOutText(past.value)} Since February 2026 the game may use an answer again.`;
  }
}
