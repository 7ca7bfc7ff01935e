import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { resultsKey } from "../../../lib/results.ts";
import { useStored } from "../../../lib/use-stored.ts";

const LateMerge = lazyWithPreload(() => import("./MergedResults.tsx").then((module) => module.MergedResults));

/** Adds a visitor's results to the account of the player who has signed in. For the shell alone. */
export function VisitorsResults() {
  const { user } = useAuth();
  const [stored] = useStored(resultsKey);
  return user && stored !== null ? <LateMerge key={user.email} player={user.email} /> : null;
}
