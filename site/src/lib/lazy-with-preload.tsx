import {
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { loadOnce } from "./load-once.ts";
import { logFailure } from "./log.ts";

interface LazyProps {
  /** Shown until the component has loaded, and in the server's HTML; nothing by default. */
  fallback?: ReactNode;
  /** While false, the component isn't loaded; true by default. */
  when?: boolean;
  /** Called if loading failed. */
  onFail?: () => void;
}

type Lazy<P> = ComponentType<P & LazyProps> & {
  /** Loads before the first mount, for instance on pointer down. */
  preload: () => void;
};

/**
 * A component whose code is loaded on first mount. It replaces its fallback in a transition, so that the browser can
 * paint and take input in between. A failure is logged, and the next mount tries again.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  const part = loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      logFailure("Could not load a part of the page", error);
      throw error;
    }
  });

  function LazyPart({ fallback = null, when = true, onFail, ...props }: P & LazyProps) {
    const [, render] = useReducer((times: number) => times + 1, 0);
    // Subscribed below instead: React would render what a store says without a break.
    const Part = useSyncExternalStore(subscribeToNothing, part.get, () => null);
    const fail = useEffectEvent(() => onFail?.());
    useEffect(() => {
      if (!when || part.get() !== null) return;
      let isMounted = true;
      const unsubscribe = part.subscribe(() => startTransition(render));
      part.load().catch(() => {
        if (isMounted) fail();
      });
      return () => {
        isMounted = false;
        unsubscribe();
      };
    }, [when]);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  }

  return Object.assign(LazyPart, { preload: () => void part.load().catch(() => undefined) });
}

const subscribeToNothing = () => () => undefined;
