import { useState } from "react";

/** Returns whether something has been opened yet; until then there is nothing to mount. `forget` resets it. */
export function useOnceOpened(isOpen: boolean): { hasOpened: boolean; forget: () => void } {
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  return { hasOpened, forget: () => setOpened(false) };
}
