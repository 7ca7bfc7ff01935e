import { LRUCache } from "lru-cache";
import { keptTarget, type KeptTarget } from "../../domain/api/kept-target.ts";

/** Like `keptTarget`. Remembers targets, because nearly all requests for a response name the same few URLs. */
export type KeptTargets = (url: string) => KeptTarget | undefined;

const maxRememberedUrl = 256;

export function createKeptTargets(): KeptTargets {
  const none = Symbol("none");
  const targets = new LRUCache<string, KeptTarget | typeof none>({
    max: 2000,
    memoMethod: (url) => keptTarget(url) ?? none,
  });
  return (url) => {
    if (url.length > maxRememberedUrl) return keptTarget(url);
    const target = targets.memo(url);
    return target === none ? undefined : target;
  };
}
