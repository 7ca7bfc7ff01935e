export type SpoilerVerdict =
  { kind: "clear" } | { kind: "spoiler"; reason: string } | { kind: "unchecked"; reason: string };

interface Options {
  /** Address of the riddle service's `POST /api/riddle/check-text`. */
  url: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/**
 * Asks the riddle service whether a text holds an answer that is not public yet. The studio never learns the
 * answer: only `{ok, reason}` comes back. A service that can't be asked holds up no editor: the verdict is
 * `unchecked`, which the studio shows as a warning.
 */
export function createSpoilerCheck({ url, fetch, timeoutMs = 5000 }: Options) {
  const known = new Map<string, Promise<SpoilerVerdict>>();
  return function check(text: string): Promise<SpoilerVerdict> {
    if (text.trim() === "") return Promise.resolve({ kind: "clear" });
    const before = known.get(text);
    if (before !== undefined) return before;
    const verdict = ask(text);
    known.set(text, verdict);
    if (known.size > 50) known.delete([...known.keys()][0] ?? text);
    void verdict.then(({ kind }) => {
      if (kind === "unchecked") known.delete(text);
    });
    return verdict;
  };

  async function ask(text: string): Promise<SpoilerVerdict> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return unchecked(`it answered ${response.status}`);
      return toVerdict(await response.json());
    } catch {
      return unchecked("it can't be reached");
    }
  }
}

function toVerdict(body: unknown): SpoilerVerdict {
  const { ok, reason } = (body ?? {}) as { ok?: unknown; reason?: unknown };
  if (ok === true) return { kind: "clear" };
  if (ok !== false) return unchecked("its answer can't be read");
  return { kind: "spoiler", reason: typeof reason === "string" && reason !== "" ? reason : defaultReason };
}

const defaultReason = "It holds an answer that is not public yet.";

function unchecked(why: string): SpoilerVerdict {
  return {
    kind: "unchecked",
    reason: `This text was not checked for spoilers: the riddle service was asked, but ${why}. Read it once more.`,
  };
}
