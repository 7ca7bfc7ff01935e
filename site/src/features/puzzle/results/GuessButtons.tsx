import styled from "@emotion/styled";
import { useRef, useState } from "react";
import type { Guesses } from "../../../lib/results.ts";
import {
  color,
  hover,
  motion,
  motionOk,
  scriptless,
  size,
  space,
  touch,
  type,
} from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { tileStyle, tileMeanings } from "../../../ui/tiles/tile-styles.ts";
import { choices, resultText } from "./result-words.ts";

interface Props {
  /** Undefined while there is none. */
  result: Guesses | undefined;
  /** Pressed buttons do nothing until it is known whose results they would change. */
  isReady: boolean;
  /** Called with undefined to take the result back. */
  onChoose?: (guesses: Guesses | undefined) => void;
}

/**
 * A button for each result, in how many guesses the puzzle was solved or that it wasn't, and one to take it back. No
 * radio buttons: there, each arrow key would record a result.
 */
export function GuessButtons({ result, isReady, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // Only a tile that was pressed turns, not one that was known when the page loaded.
  const [turned, setTurned] = useState<Guesses>();
  const press = (guesses: Guesses) => (isReady ? () => choose(guesses) : undefined);
  const choose = (guesses: Guesses): void => {
    setTurned(guesses);
    onChoose?.(guesses);
  };
  const takeBack = (): void => {
    // The button goes, and would take the focus with it.
    frame.current?.focus();
    onChoose?.(undefined);
  };
  return (
    <Frame ref={frame} role="group" aria-label="Your result" tabIndex={-1}>
      <Tiles>
        {choices.map((guesses) => (
          <Choice
            key={String(guesses)}
            type="button"
            aria-pressed={result === guesses}
            aria-disabled={!isReady}
            data-result={guesses === null ? "failed" : "solved"}
            data-turned={turned === guesses && result === guesses}
            onClick={press(guesses)}
          >
            {guesses === null ? (
              "Not solved"
            ) : (
              <>
                <span aria-hidden="true">{guesses}</span>
                <VisuallyHidden>{resultText(guesses)}</VisuallyHidden>
              </>
            )}
          </Choice>
        ))}
        <TakeBack
          type="button"
          data-shown={result !== undefined}
          disabled={result === undefined}
          onClick={isReady ? takeBack : undefined}
        >
          Take back
        </TakeBack>
      </Tiles>
    </Frame>
  );
}

const Frame = styled.div({ [scriptless]: { display: "none" } });

/** Six tiles in a row on the narrowest screen too, and the words below them. */
const Tiles = styled.div({
  display: "grid",
  gridTemplateColumns: `repeat(6, minmax(${touch}, ${space[8]}))`,
  justifyContent: "space-between",
  gap: `${space[3]} calc(${space[1]} * 0.75)`,
  maxWidth: "22em",
});

const Choice = styled.button(tileStyle, {
  position: "relative",
  minHeight: touch,
  padding: 0,
  ...tileMeanings.plain,
  fontSize: size.heading,
  cursor: "pointer",
  "&[data-result=failed]": {
    gridColumn: "span 3",
    aspectRatio: "auto",
    font: type.control,
    textTransform: "none",
  },
  "&[data-result=solved][aria-pressed=true]": tileMeanings.right,
  "&[data-result=failed][aria-pressed=true]": tileMeanings.elsewhere,
  [motionOk]: { "&[data-turned=true]": { animation: motion.turn } },
  "&[aria-disabled=true]": { color: color.inkSoft, cursor: "progress" },
  [hover]: { "&:hover:not([aria-disabled=true], [aria-pressed=true])": { borderColor: color.lineStrong } },
});

const TakeBack = styled.button({
  gridColumn: "span 3",
  minHeight: touch,
  padding: `0 ${space[2]}`,
  border: 0,
  background: color.clear,
  color: color.inkSoft,
  font: type.control,
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
  // Its place stays, so that nothing moves.
  "&[data-shown=false]": { visibility: "hidden" },
});
