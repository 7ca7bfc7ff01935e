import { useEffect } from "react";

/** Calls `act` whenever the page comes to the front. */
export function useOnFront(act: () => void): void {
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === "visible") act();
    };
    addEventListener("focus", onVisible);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("focus", onVisible);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [act]);
}
