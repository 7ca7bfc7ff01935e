export type SpoilerVerdict =
  { kind: "clear" } | { kind: "spoiler"; reason: string } | { kind: "unchecked"; reason: string };

interface Options {
  /** Address of the riddle service's `POST /api/riddle/check-text`. */
  url: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
  /** How long a document must stay as it is before it is asked about. */
  quietMs?: number;
}

export interface TextToCheck {
  /** The document that says it: of several texts in a row only its last one is asked about. */
  documentId: string;
  text: string;
}

/** Proves that an editor asks. */
export interface EditorPass {
  secret: () => Promise<string>;
  /** Called when the secret isn't taken; the next one is another. */
  forget: () => void;
}

/**
 * Asks the riddle service whether a text holds an answer that is not public yet. The studio never learns the
 * answer: only `{ok, reason}` comes back. A service that can't be asked holds up no editor: the verdict is
 * `unchecked`, which the studio shows as a warning.
 */
export function createSpoilerCheck({ url, fetch, timeoutMs = 5000, quietMs = 700 }: Options) {
  const known = new Map<string, Promise<SpoilerVerdict>>();
  const latest = new Map<string, string>();

  return function check({ documentId, text }: TextToCheck, pass: EditorPass): Promise<SpoilerVerdict> {
    latest.set(documentId, text);
    if (text.trim() === "") return Promise.resolve({ kind: "clear" });
    const before = known.get(text);
    if (before !== undefined) return before;
    const verdict = askWhenQuiet(documentId, text, pass);
    known.set(text, verdict);
    if (known.size > 50) known.delete([...known.keys()][0] ?? text);
    void verdict.then(({ kind }) => {
      if (kind === "unchecked") known.delete(text);
    });
    return verdict;
  };

  /** A text that was changed meanwhile counts for nothing: the verdict is that of what it became. */
  async function askWhenQuiet(documentId: string, text: string, pass: EditorPass): Promise<SpoilerVerdict> {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const now = latest.get(documentId) ?? text;
    if (now === text) return await ask(text, pass);
    known.delete(text);
    return await (known.get(now) ?? Promise.resolve<SpoilerVerdict>({ kind: "clear" }));
  }

  async function ask(text: string, pass: EditorPass): Promise<SpoilerVerdict> {
    let secret;
    try {
      secret = await pass.secret();
    } catch {
      return unchecked("the content lake gave the studio no pass to ask with");
    }
    try {
      const first = await post(text, secret);
      if (first.status !== 401) return await toVerdict(first);
      pass.forget();
      return await toVerdict(await post(text, await pass.secret()));
    } catch {
      return unchecked("the riddle service can't be reached");
    }
  }

  function post(text: string, secret: string): Promise<Response> {
    return fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Preview ${secret}` },
      body: JSON.stringify({ text }),
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}

async function toVerdict(response: Response): Promise<SpoilerVerdict> {
  if (!response.ok)
    return unchecked(faults[response.status] ?? `the riddle service answered ${response.status}`);
  const { ok, reason } = ((await response.json()) ?? {}) as { ok?: unknown; reason?: unknown };
  if (ok === true) return { kind: "clear" };
  if (ok !== false) return unchecked("the riddle service's answer can't be read");
  return { kind: "spoiler", reason: typeof reason === "string" && reason !== "" ? reason : defaultReason };
}

const defaultReason = "It holds an answer that is not public yet.";

const faults: Readonly<Record<number, string>> = {
  400: "it is longer than the riddle service reads",
  401: "the site doesn't take this studio for an editor's",
  413: "it is longer than the riddle service reads",
  429: "there were too many checks within a minute",
  503: "the riddle service is not at work right now",
};

function unchecked(why: string): SpoilerVerdict {
  return {
    kind: "unchecked",
    reason: `This text was not checked for spoilers: ${why}. Read it once more before you publish it.`,
  };
}
