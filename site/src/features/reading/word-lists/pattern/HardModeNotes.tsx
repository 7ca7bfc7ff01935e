import { Callout } from "../../../../ui/prose/Callout.tsx";
import { hardModeRefusal, type Refusal } from "./hard-mode.ts";
import type { Guess } from "./score-guess.ts";

/** The guesses on the board that hard mode would refuse, and why. */
export function HardModeNotes({ guesses }: { guesses: readonly Guess[] }) {
  const notes = guesses.flatMap(({ word }, row) => {
    const refusal = hardModeRefusal(word, guesses.slice(0, row));
    return refusal ? [{ row, text: `${row + 1}. ${word.toUpperCase()}: ${reasonOf(refusal)}` }] : [];
  });
  return (
    <div aria-live="polite">
      {notes.length > 0 && (
        <Callout kind="attention" heading="Hard mode would refuse">
          {notes.map(({ row, text }) => (
            <p key={row}>{text}</p>
          ))}
        </Callout>
      )}
      {notes.length === 0 && guesses.length > 0 && <p>Hard mode would take all of these guesses.</p>}
    </div>
  );
}

function reasonOf(refusal: Refusal): string {
  const letter = refusal.letter.toUpperCase();
  if (refusal.kind === "moved") return `letter ${refusal.position} must be ${letter}.`;
  return refusal.count === 1
    ? `it must contain ${letter}.`
    : `it must contain ${letter} ${refusal.count} times.`;
}
