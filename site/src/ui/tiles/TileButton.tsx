import styled from "@emotion/styled";
import { useState, type CSSProperties, type ReactNode } from "react";
import { color, hover, motion, motionOk, rowStepMs } from "../../theme/tokens.ts";
import { Spinner } from "../buttons/Spinner.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { tileStyle, tileMeanings, tileSizes } from "./tile-styles.ts";

interface Props {
  /** Names the tile, for instance `Letter 2`. */
  name: string;
  /** Shown while the tile is closed, for instance its position in the word. */
  children?: ReactNode;
  /** Null while the tile is closed. */
  letter: string | null;
  onTurn: () => void;
  /** The letter is being fetched. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The letter was known before, and only has to be shown: nothing moves or is announced. */
  isStill?: boolean;
  /** Number of tiles that turn before it, where a row turns as a whole. Then the caller announces the word. */
  place?: number;
  /** Marks the tile for styles that show its letter before React does, in `--kept`. */
  "data-kept"?: string;
}

/** A tile that a press turns over, once. It keeps the focus and announces its letter. */
export function TileButton({
  name,
  children,
  letter,
  onTurn,
  isPending = false,
  isDisabled = false,
  isStill = false,
  place,
  ...kept
}: Props) {
  const isOpen = letter !== null;
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);
  const isTurned = isOpen && wasClosed && !isStill;
  const state = isOpen ? `${name}: ${letter.toUpperCase()}` : `${name}, ${isPending ? "opening" : "closed"}`;
  const canTurn = !isOpen && !isPending;
  return (
    <span>
      <Face
        type="button"
        aria-label={state}
        aria-disabled={!canTurn}
        aria-busy={isPending}
        disabled={isDisabled && !isOpen}
        data-face={isOpen ? "open" : "closed"}
        data-turned={isTurned}
        {...(place !== undefined && { "data-place": place, style: waitFor(place) })}
        {...kept}
        onClick={canTurn ? onTurn : undefined}
      >
        {isOpen ? letter : isPending ? <Spinner /> : <small>{children}</small>}
      </Face>
      <VisuallyHidden role="status">{isTurned && place === undefined ? state : ""}</VisuallyHidden>
    </span>
  );
}

function waitFor(place: number): CSSProperties {
  return { "--wait": `${place * rowStepMs}ms` } as CSSProperties;
}

const Face = styled.button(tileStyle, tileSizes.large, {
  position: "relative",
  padding: ".12em 0 0",
  background: color.clear,
  "&[data-face=closed]": {
    ...tileMeanings.closed,
    cursor: "pointer",
    [hover]: {
      "&:hover:not(:disabled, [aria-disabled=true])": { background: color.sunken, color: color.ink },
    },
  },
  "&[data-face=closed]:disabled": {
    borderColor: color.line,
    background: color.sunken,
    cursor: "not-allowed",
  },
  "&[data-face=open]": { ...tileMeanings.right, cursor: "default" },
  "&[aria-busy=true]": { cursor: "progress" },
  "&[data-kept]": {
    border: `var(--kept-border, ${tileMeanings.closed.border})`,
    background: `var(--kept-fill, ${color.clear})`,
    color: `var(--kept-ink, ${color.inkSoft})`,
    "&::before": { content: "var(--kept)" },
    "& > small": { display: "var(--kept-number, inline)" },
  },
  // Only a tile turned on this page is animated, not one that was open when it loaded.
  [motionOk]: {
    "&[data-turned=true]": { animation: motion.turn, animationDelay: "var(--wait, 0ms)" },
    // The back of a tile that waits for its turn.
    "&[data-turned=true][data-place]::after": {
      content: '""',
      position: "absolute",
      inset: "-1px",
      border: tileMeanings.closed.border,
      borderRadius: "inherit",
      background: color.paper,
      visibility: "hidden",
      animation: `${motion.cover} var(--wait, 0ms)`,
    },
  },
});
