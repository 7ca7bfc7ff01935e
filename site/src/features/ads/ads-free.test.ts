import { adsFreeBeforePaint } from "./ads-free.ts";

/** Runs the head's script over a storage, and hands back what it marked the document with. */
function marked(getItem: (key: string) => string | null): Record<string, string> {
  const attributes: Record<string, string> = {};
  const setAttribute = (name: string, value: string): void => void (attributes[name] = value);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a script of the head is text
  new Function("document", "localStorage", adsFreeBeforePaint)(
    { documentElement: { setAttribute } },
    { getItem },
  );
  return attributes;
}

const storing =
  (stored: Record<string, string>) =>
  (key: string): string | null =>
    stored[key] ?? null;

describe("Before the first paint", () => {
  it("no place is kept for ads where the last session was a subscriber's and still is there", () => {
    expect(marked(storing({ "wordlehint-ads-free": "yes", token: "t" }))).toEqual({ "data-ads": "off" });
  });

  it.each<[string, Record<string, string>]>([
    ["nothing is known", {}],
    ["the subscriber's token is gone", { "wordlehint-ads-free": "yes" }],
    ["somebody else is signed in", { token: "t" }],
  ])("their places are kept where %s", (_case, stored) => {
    expect(marked(storing(stored))).toEqual({});
  });

  it("their places are kept where storage is blocked", () => {
    const blocked = (): never => {
      throw new Error("blocked");
    };
    expect(marked(blocked)).toEqual({});
  });
});
