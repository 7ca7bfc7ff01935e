import { useEffect, useState } from "react";
import { askPage } from "./ask-page.ts";
import { judgeLiveStatus, type LiveStatus, type PageAnswer } from "./judge-live-status.ts";

interface Shown extends LiveStatus {
  /** Milliseconds from seeing the publish to seeing it on the site; null where it was published before we looked. */
  tookMs: number | null;
}

interface Watched {
  siteUrl: string;
  path: string | null;
  revision: string | null;
}

interface Seen {
  /** Revision that was asked for. */
  revision: string;
  answer: PageAnswer;
  elapsedMs: number;
}

/** Often at first, since it is a matter of a second; then rarely, so that an open studio costs the site nothing. */
const pollMs = (elapsedMs: number): number => (elapsedMs < 10_000 ? 200 : 5000);

/** Watches whether the site shows the published revision, and measures how long it takes. */
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
  const status = judgeLiveStatus({ path, revision, answer: current?.answer ?? null });
  return { ...status, tookMs: revision === openedWith ? null : (current?.elapsedMs ?? null) };
}

async function watch(
  signal: AbortSignal,
  { siteUrl, path, revision }: Watched & { path: string; revision: string },
  onSeen: (seen: Seen) => void,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await askPage(siteUrl, path, signal);
    if (signal.aborted) return;
    const elapsedMs = performance.now() - startedAt;
    onSeen({ revision, answer, elapsedMs });
    if (judgeLiveStatus({ path, revision, answer }).kind === "live") return;
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
