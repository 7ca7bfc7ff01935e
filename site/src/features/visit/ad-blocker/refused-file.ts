/** A file whose name filter lists block, and one whose name no list knows. */
const baitPath = "/ads/banners/adsbygoogle.js";
const plainPath = "/favicon.svg";
const timeoutMs = 5_000;

type Outcome = "responded" | "refused" | "late";

/**
 * Detects an ad blocker by requesting both files. Offline, on a slow network or when the server fails, the
 * other file fails too. Any response, whatever its status, means that the request wasn't blocked.
 */
export async function isFileRefused(
  fetchFile: (path: string) => Promise<Outcome> = requestFile,
): Promise<boolean> {
  for (const [path, expected] of expectations) {
    if ((await fetchFile(path)) !== expected) return false;
  }
  return true;
}

/** The bait is requested twice, since a network that fails for a moment isn't a blocker. */
const expectations = [
  [baitPath, "refused"],
  [plainPath, "responded"],
  [baitPath, "refused"],
] as const;

async function requestFile(path: string): Promise<Outcome> {
  try {
    const response = await fetch(path, { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    // A response whose body is never read counts as a failed request in the browser.
    await response.text().catch(() => "");
    return "responded";
  } catch (error) {
    return error instanceof TypeError ? "refused" : "late";
  }
}
