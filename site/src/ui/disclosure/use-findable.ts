import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Lets find-in-page search collapsed content: put the ref on the element whose `hidden` is `isHidden`, and
 * show it in `onFound`. React doesn't support `hidden="until-found"` yet.
 */
export function useFindable(isHidden: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute("hidden", "until-found");
  }, [isHidden]);
  useEffect(() => {
    const node = ref.current;
    const onMatch = (): void => show();
    node?.addEventListener("beforematch", onMatch);
    return () => node?.removeEventListener("beforematch", onMatch);
  }, []);
  return ref;
}
