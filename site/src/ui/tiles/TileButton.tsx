import styled from "@emotion/styled";
import { useState, type ReactNode } from "react";
import { color, hover, motion, motionOk } from "../../theme/tokens.ts";
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
}

/** A tile that a press turns over, once. It keeps the focus and announces its letter. */
export function TileButton({ name, children, letter, onTurn, isPending = false, isDisabled = false }: Props) {
  const [wasClosed] = useState(letter === null);
  const isOpen = letter !== null;
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
        data-turned={isOpen && wasClosed}
        onClick={canTurn ? onTurn : undefined}
      >
        {isOpen ? letter : isPending ? <Spinner /> : <small>{children}</small>}
      </Face>
      <VisuallyHidden role="status">{isOpen && wasClosed ? state : ""}</VisuallyHidden>
    </span>
  );
}

const Face = styled.button(tileStyle, tileSizes.large, {
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
  // Only a tile turned by hand is animated, not one that was open when the page loaded.
  [motionOk]: { "&[data-turned=true]": { animation: motion.turn } },
});
