import { useCallback, useEffect, useState } from "react";
import { readFragment, watchAddress } from "../../../../lib/address.ts";
import { lettersIn } from "../../../../lib/analyzer-address.ts";

/** The letters that a player has opened below a riddle, from the page's address; null without any. */
export function useOpenedLetters(): { letters: string | null; forget: () => void } {
  const [letters, setLetters] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => setLetters((before) => lettersIn(readFragment()) ?? before);
    read();
    return watchAddress(read);
  }, []);
  const forget = useCallback(() => setLetters(null), []);
  return { letters, forget };
}
