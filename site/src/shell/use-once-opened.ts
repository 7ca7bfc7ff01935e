import { useState } from "react";

/** Whether something has been open yet: until then there is nothing to mount. `forget` begins anew. */
export function useOnceOpened(isOpen: boolean): { hasOpened: boolean; forget: () => void } {
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  return { hasOpened, forget: () => setOpened(false) };
}
