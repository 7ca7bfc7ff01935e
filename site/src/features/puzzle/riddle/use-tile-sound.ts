import { useMemo } from "react";
import { useStored } from "../../../lib/use-stored.ts";
import { playTileSound, prepareSound, soundKey } from "./tile-sound.ts";

interface TileSound {
  /** To be called while the press is handled. */
  prepare: () => void;
  play: () => void;
}

const silent: TileSound = { prepare: () => undefined, play: () => undefined };

/** The sound of a tile that turns: silent unless the player has switched it on and motion isn't reduced. */
export function useTileSound(): TileSound {
  const isOn = useStored(soundKey)[0] === "on";
  return useMemo(() => {
    if (!isOn) return silent;
    const ifMotion = (act: () => void) => () => {
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) act();
    };
    return { prepare: ifMotion(prepareSound), play: ifMotion(playTileSound) };
  }, [isOn]);
}
