/** What a script of the head may ask of the browser's storage. */
export type GetItem = (key: string) => string | null;

/** Runs a script of the head against the least document that it needs, and hands back what it set there. */
export function runBeforePaint(script: string, getItem: GetItem): Record<string, string> {
  const set: Record<string, string> = {};
  const element = { setAttribute: (name: string, value: string) => void (set[name] = value) };
  const document = { documentElement: element, querySelector: () => element };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a script of the head is text
  new Function("document", "localStorage", script)(document, { getItem });
  return set;
}

/** A storage that the browser keeps closed. */
export const blockedStorage: GetItem = () => {
  throw new Error("blocked");
};
