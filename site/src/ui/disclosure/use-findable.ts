import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Lets the browser's find-in-page look into what is folded away: put the ref on the element whose `hidden`
 * is `isHidden`. `onFound` must show it. React knows no `until-found` yet.
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
