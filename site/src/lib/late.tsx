import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { loadOnce } from "./load-once.ts";
import { logFailure } from "./log.ts";

interface LateProps {
  /** Shown until the component has loaded, and in the server's HTML; nothing by default. */
  fallback?: ReactNode;
  /** Called if loading failed. */
  onFail?: () => void;
}

type Late<P> = ComponentType<P & LateProps> & {
  /** Loads before the first mount, for instance on pointer down. */
  preload: () => void;
};

/** A component whose code is loaded on first mount. A failure is logged, and the next mount tries again. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  const part = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      logFailure("Could not load a part of the page", error);
      throw error;
    }
  });

  function LatePart({ fallback = null, onFail, ...props }: P & LateProps) {
    const Part = useSyncExternalStore(part.subscribe, part.get, () => null);
    const fail = useEffectEvent(() => onFail?.());
    useEffect(() => {
      let isMounted = true;
      part.load().catch(() => {
        if (isMounted) fail();
      });
      return () => {
        isMounted = false;
      };
    }, []);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  }

  return Object.assign(LatePart, { preload: () => void part.load().catch(() => undefined) });
}
