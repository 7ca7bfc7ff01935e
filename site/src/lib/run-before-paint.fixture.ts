/** `getItem` of the browser's storage. */
export type GetItem = (key: string) => string | null;

/** Runs an inline script of the head against a minimal document, and returns the attributes it set. */
export function runBeforePaint(script: string, getItem: GetItem): Record<string, string> {
  const set: Record<string, string> = {};
  const element = { setAttribute: (name: string, value: string) => void (set[name] = value) };
  const document = {
    documentElement: element,
    querySelector: () => element,
    addEventListener: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a script of the head is text
  new Function("document", "localStorage", script)(document, { getItem });
  return set;
}

/** Storage that the browser blocks. */
export const blockedStorage: GetItem = () => {
  throw new Error("blocked");
};
