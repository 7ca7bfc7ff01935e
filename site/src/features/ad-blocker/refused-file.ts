/** A file of ours under a name that filter lists refuse to load, and one under a name that none knows. */
const baitPath = "/ads/banners/adsbygoogle.js";
const plainPath = "/favicon.svg";
const timeoutMs = 5_000;

type Outcome = "answered" | "refused" | "late";

/**
 * Whether a blocker refuses our bait file. Offline, on a slow network and when our server fails nothing is
 * refused that isn't refused to other files as well; an answer, whatever its status, is none.
 */
export async function isFileRefused(ask: (path: string) => Promise<Outcome> = askFor): Promise<boolean> {
  for (const [path, expected] of expectations) {
    if ((await ask(path)) !== expected) return false;
  }
  return true;
}

/** The bait a second time: a network that broke for a moment is no blocker. */
const expectations = [
  [baitPath, "refused"],
  [plainPath, "answered"],
  [baitPath, "refused"],
] as const;

async function askFor(path: string): Promise<Outcome> {
  try {
    const response = await fetch(path, { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    // An answer that nobody reads counts as a failed request.
    await response.text().catch(() => "");
    return "answered";
  } catch (error) {
    return error instanceof TypeError ? "refused" : "late";
  }
}
