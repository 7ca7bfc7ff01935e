import styled from "@emotion/styled";
import type { Stats } from "@wordlehint/contracts";
import type { ReactNode } from "react";
import type { Guesses } from "../../../lib/results.ts";
import { border, color, print, scriptless, space, touch, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Distribution } from "./Distribution.tsx";
import { Figures } from "./Figures.tsx";
import { GuessButtons } from "./GuessButtons.tsx";
import { Milestone } from "./Milestone.tsx";

interface Props {
  result?: Guesses | undefined;
  /** Null until they are known. */
  stats?: Stats | null;
  isReady?: boolean;
  onChoose?: (guesses: Guesses | undefined) => void;
  trouble?: ReactNode;
  /** The result in words. */
  said?: string;
  /** Hands the result over to other apps. */
  onShare?: () => void;
  /** Content that unfolds below the figures. */
  children?: ReactNode;
}

/** The entry of a day's result, with the player's figures. The server renders it without a player's data, in the same layout. */
export function ResultPanel({
  result,
  stats = null,
  isReady = false,
  onChoose,
  trouble = null,
  said = "",
  onShare,
  children,
}: Props) {
  return (
    <Frame>
      <h2>How did you do?</h2>
      <p>In how many guesses did you solve this puzzle?</p>
      <GuessButtons result={result} isReady={isReady} {...(onChoose && { onChoose })} />
      <Trouble role="alert">{trouble}</Trouble>
      <Moment>
        <p role="status">{said}</p>
        {result !== undefined && onShare && (
          <Button type="button" onClick={onShare}>
            Share my result
          </Button>
        )}
      </Moment>
      {result !== undefined && stats && <Milestone streak={stats.currentStreak} />}
      <Distribution stats={stats} result={result} />
      <Figures stats={stats} />
      <details>
        <summary>Where your results are kept</summary>
        {children}
      </details>
    </Frame>
  );
}

const Frame = styled.div({
  marginTop: space[7],
  paddingTop: space[5],
  borderTop: border.rule,
  "& > h2": { font: type.heading },
  "& > h2 + p": { marginBottom: space[3], color: color.inkSoft },
  "& > details": { marginTop: space[3] },
  "& > details > summary": {
    display: "flex",
    alignItems: "center",
    width: "fit-content",
    minHeight: touch,
    color: color.inkSoft,
    font: type.control,
    cursor: "pointer",
    textDecoration: "underline",
  },
  [scriptless]: { display: "none" },
  [print]: { display: "none" },
});

/** Its height stays, so that nothing moves. */
const Moment = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: touch,
  marginTop: space[3],
  maxWidth: "26em",
});

const Trouble = styled.p({ marginTop: space[3], color: color.danger, "&:empty": { margin: 0 } });
