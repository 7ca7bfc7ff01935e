import { useEffect, useRef } from "react";
import { backoffMs } from "./backoff.ts";

/** The part of an RTK Query hook's result that `useRetry` needs. */
interface Query {
  /** Changes with every request. */
  requestId?: string | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

const limits = { firstMs: 5_000, maxMs: 10 * 60_000 };

/**
 * Refetches a query that has failed, with growing pauses, until it succeeds. RTK Query's own `retry` keeps the
 * query pending between attempts: the page could not say that it failed, and nothing could refetch it sooner.
 */
export function useRetry({ requestId, isFetching, isError, refetch }: Query): void {
  const failures = useRef(0);
  useEffect(() => {
    if (isFetching) return;
    failures.current = isError ? failures.current + 1 : 0;
    if (!isError) return;
    const timer = setTimeout(refetch, backoffMs(failures.current, limits));
    return () => clearTimeout(timer);
  }, [requestId, isFetching, isError, refetch]);
}
