import { useEffect, useState } from "react";
import { askLiveRevision } from "./ask-live-revision.ts";
import { deriveLiveStatus, type LiveStatus, type PageResponse } from "./derive-live-status.ts";

interface Shown extends LiveStatus {
  /** Time from the publish until the site showed it. Null: it was published before the panel was opened. */
  delayMs: number | null;
}

interface Watched {
  siteUrl: string;
  path: string | null;
  revision: string | null;
}

interface Seen {
  /** The revision that was published when the request was sent. */
  revision: string;
  response: PageResponse;
  elapsedMs: number;
}

/** Polls often for ten seconds, since a publish usually takes one, then rarely, to spare the site. */
const pollMs = (elapsedMs: number): number => (elapsedMs < 10_000 ? 200 : 5000);

/** Polls the site until it shows the published revision, and measures how long that takes. */
export function useLiveStatus({ siteUrl, path, revision }: Watched): Shown {
  const [openedWith] = useState(revision);
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    if (path === null || revision === null) return;
    const stopped = new AbortController();
    void watch(stopped.signal, { siteUrl, path, revision }, setSeen);
    return () => stopped.abort();
  }, [path, revision, siteUrl]);

  const current = seen?.revision === revision ? seen : null;
  const status = deriveLiveStatus({ path, revision, response: current?.response ?? null });
  return { ...status, delayMs: revision === openedWith ? null : (current?.elapsedMs ?? null) };
}

async function watch(
  signal: AbortSignal,
  { siteUrl, path, revision }: Watched & { path: string; revision: string },
  onSeen: (seen: Seen) => void,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const response = await askLiveRevision({ siteUrl, path, revision }, signal);
    if (signal.aborted) return;
    const elapsedMs = performance.now() - startedAt;
    onSeen({ revision, response, elapsedMs });
    if (deriveLiveStatus({ path, revision, response }).kind === "live") return;
    await pause(pollMs(elapsedMs), signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
