import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useId, useState } from "react";
import { riddleLanguage } from "../../../lib/languages.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { hintNames, HelpRows, RowButton, RowText } from "./help-rows.tsx";
import { useHelp } from "./use-help.ts";

/** The graded hints. Each is fetched when it is opened, and none before the one that precedes it. */
export function GradedHints({ date }: { date: PuzzleDate }) {
  const id = useId();
  const { fetchHint } = useHelp(date);
  const [hints, setHints] = useState<readonly string[]>([]);
  const [folded, setFolded] = useState<readonly number[]>([]);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  async function open(number: number): Promise<void> {
    setState("pending");
    try {
      const { hint } = await fetchHint(number);
      setHints((before) => [...before.slice(0, number - 1), hint]);
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  const fold = (number: number): void =>
    setFolded((before) =>
      before.includes(number) ? before.filter((other) => other !== number) : [...before, number],
    );

  const rows = hintNames.map((name, index) => {
    const number = index + 1;
    const hint = hints[index];
    const isNext = number === hints.length + 1;
    const isOpen = hint !== undefined && !folded.includes(number);
    const isBusy = isNext && state === "pending";
    const press =
      hint !== undefined ? () => fold(number) : isNext && !isBusy ? () => void open(number) : undefined;
    return (
      <li key={number}>
        <RowButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-${number}`}
          aria-disabled={press === undefined}
          aria-busy={isBusy}
          onClick={press}
        >
          <span>
            Hint {number}: {name}
          </span>
          <small>
            {isBusy ? (
              <Spinner />
            ) : hint !== undefined ? (
              isOpen ? (
                "Hide"
              ) : (
                "Show"
              )
            ) : isNext ? (
              "Open"
            ) : (
              `After hint ${number - 1}`
            )}
          </small>
        </RowButton>
        <div id={`${id}-${number}`} hidden={!isOpen}>
          {hint !== undefined && <RowText lang={riddleLanguage}>{hint}</RowText>}
        </div>
      </li>
    );
  });

  const latest = hints.at(-1);
  return (
    <>
      <HelpRows aria-label="Hints, from vague to strong">{rows}</HelpRows>
      <VisuallyHidden role="status" lang={riddleLanguage}>
        {latest === undefined ? "" : `Hint ${hints.length}: ${latest}`}
      </VisuallyHidden>
      <Trouble role="status">
        {state === "failed" ? `Hint ${hints.length + 1} could not be fetched. Please try again.` : ""}
      </Trouble>
    </>
  );
}

const Trouble = styled.p({ marginTop: space[3], color: color.danger, "&:empty": { margin: 0 } });
