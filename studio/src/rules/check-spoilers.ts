import { NoPass, postWithPass, type EditorPass } from "./post-with-pass.ts";

export type SpoilerVerdict =
  | { kind: "clear" }
  | { kind: "spoiler"; reason: string }
  | { kind: "unchecked"; reason: string };

interface Options {
  /** URL of the riddle service's `POST /api/riddle/check-text`. */
  url: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
  /** Debounce: time for which a document must stay unchanged before its text is sent. */
  debounceMs?: number;
}

export interface TextToCheck {
  /** The document that contains the text. Of several texts in quick succession only its last one is sent. */
  documentId: string;
  text: string;
}

/**
 * Creates a function that asks the riddle service whether a text contains an answer that is not public yet. The studio
 * never learns the answer: the response is only `{ok, reason}`. If the service can't be reached or fails, or doesn't
 * judge the text, the verdict is `unchecked`, which the studio shows as a warning, so that editors can still publish.
 *
 * The service counts refusals, and judges no texts of an editor after twenty in a day. So a refused text is not sent
 * again with additions, which can't make it acceptable.
 */
export function createSpoilerCheck({ url, fetch, timeoutMs = 5000, debounceMs = 700 }: Options) {
  const known = new Map<string, Promise<SpoilerVerdict>>();
  const latest = new Map<string, string>();
  const refused = new Map<string, Refused>();

  return function check({ documentId, text }: TextToCheck, pass: EditorPass): Promise<SpoilerVerdict> {
    latest.set(documentId, text);
    if (text.trim() === "") return Promise.resolve({ kind: "clear" });
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const before = refused.get(documentId);
    if (before && containsAll(text, before.words)) return Promise.resolve(before.verdict);
    const verdict = checkWhenUnchanged(documentId, text, pass);
    known.set(text, verdict);
    if (known.size > 50) known.delete([...known.keys()][0] ?? text);
    void verdict.then((reached) => {
      if (reached.kind === "unchecked") known.delete(text);
    });
    return verdict;
  };

  /** A text that was changed meanwhile is not sent: it gets the verdict of the document's latest text. */
  async function checkWhenUnchanged(
    documentId: string,
    text: string,
    pass: EditorPass,
  ): Promise<SpoilerVerdict> {
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    const latestText = latest.get(documentId) ?? text;
    if (latestText === text) {
      const verdict = await send(text, pass);
      if (verdict.kind === "spoiler") refused.set(documentId, { words: wordsOf(text), verdict });
      else refused.delete(documentId);
      return verdict;
    }
    known.delete(text);
    return await (known.get(latestText) ?? Promise.resolve<SpoilerVerdict>({ kind: "clear" }));
  }

  async function send(text: string, pass: EditorPass): Promise<SpoilerVerdict> {
    try {
      return await toVerdict(await postWithPass({ url, body: { text }, pass, fetch, timeoutMs }));
    } catch (error) {
      return unchecked(
        error instanceof NoPass
          ? "the content lake let the studio make no pass for the riddle service"
          : "the riddle service can’t be reached",
      );
    }
  }
}

interface Refused {
  words: ReadonlySet<string>;
  verdict: SpoilerVerdict;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

function containsAll(text: string, words: ReadonlySet<string>): boolean {
  const found = wordsOf(text);
  return [...words].every((word) => found.has(word));
}

async function toVerdict(response: Response): Promise<SpoilerVerdict> {
  if (!response.ok)
    return unchecked(
      reasons[response.status] ?? `the riddle service responded with status ${response.status}`,
    );
  const { ok, reason } = ((await response.json()) ?? {}) as { ok?: unknown; reason?: unknown };
  if (ok === true) return { kind: "clear" };
  if (ok === null && typeof reason === "string" && reason !== "") return { kind: "unchecked", reason };
  if (ok !== false) return unchecked("the riddle service’s response can’t be read");
  return { kind: "spoiler", reason: typeof reason === "string" && reason !== "" ? reason : defaultReason };
}

const defaultReason = "The text contains an answer that is not public yet. Remove it.";

const reasons: Readonly<Record<number, string>> = {
  400: "it is longer than the riddle service accepts",
  401: "the riddle service refused the studio’s pass",
  413: "it is longer than the riddle service accepts",
  429: "too many texts were checked within a minute",
  503: "the riddle service is not available right now",
};

function unchecked(why: string): SpoilerVerdict {
  return {
    kind: "unchecked",
    reason: `This text was not checked for spoilers: ${why}. Check it yourself before you publish it.`,
  };
}
