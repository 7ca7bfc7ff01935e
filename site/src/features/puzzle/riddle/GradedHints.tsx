import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useId, useState, type ReactNode } from "react";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { riddleLanguage } from "../../../lib/languages.ts";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { toggled } from "./folded.ts";
import { hintNames, HelpRows, HintPanel, RowButton, RowText } from "./help-rows.tsx";
import { useHelp } from "./use-help.ts";

interface Props {
  date: PuzzleDate;
  /** Rows before those of the hints. */
  children?: ReactNode;
}

/** The graded hints. Each is fetched when it is opened, and none before the one that precedes it. */
export function GradedHints({ date, children }: Props) {
  const id = useId();
  const { fetchHint } = useHelp(date);
  const { opened, isKnown } = useOpened(date);
  const { hints, folded } = opened;
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const [announced, setAnnounced] = useState("");

  async function open(number: number): Promise<void> {
    setState("pending");
    try {
      const { hint } = await fetchHint(number);
      keepOpened(date, (before) =>
        // All may have been closed meanwhile.
        before.hints.length === number - 1 ? { ...before, hints: [...before.hints, hint] } : before,
      );
      setAnnounced(`Hint ${number}: ${hint}`);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  const rows = hintNames.map((name, index) => {
    const number = index + 1;
    const hint = hints[index];
    const isNext = number === hints.length + 1;
    const isOpen = hint !== undefined && !folded.includes(number);
    const isBusy = isNext && state === "pending";
    const press =
      hint !== undefined
        ? () => keepOpened(date, (before) => toggled(before, number))
        : isNext && !isBusy
          ? () => void open(number)
          : undefined;
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
        <HintPanel
          id={`${id}-${number}`}
          hidden={!isOpen}
          lang={riddleLanguage}
          {...keptPart(`hint-${number}`, isKnown)}
        >
          {hint !== undefined && <RowText>{hint}</RowText>}
        </HintPanel>
      </li>
    );
  });

  return (
    <>
      <HelpRows aria-label="Help, from vague to strong">
        {children}
        {rows}
      </HelpRows>
      <VisuallyHidden role="status" lang={riddleLanguage}>
        {announced}
      </VisuallyHidden>
      <Trouble role="status">
        {state === "failed" ? `Hint ${hints.length + 1} could not be fetched. Please try again.` : ""}
      </Trouble>
    </>
  );
}

const Trouble = styled.p({ marginTop: space[3], color: color.danger, "&:empty": { margin: 0 } });
