import { sessionBeforePaint } from "./before-paint.ts";

describe("The session before the first paint", () => {
  it("marks a document whose browser holds a token", () => {
    expect(paint({ getItem: (key) => (key === "token" ? "a.b.c" : null) })).toEqual({
      "data-session": "present",
    });
  });

  it.each([null, ""])("leaves the document alone when the token is %j", (token) => {
    expect(paint({ getItem: () => token })).toEqual({});
  });

  it("leaves the document alone where storage is blocked", () => {
    const getItem = (): never => {
      throw new Error("blocked");
    };
    expect(paint({ getItem })).toEqual({});
  });
});

/** Runs the head's script against the least document that it needs, and hands back what it set. */
function paint(localStorage: { getItem: (key: string) => string | null }): Record<string, string> {
  const set: Record<string, string> = {};
  const documentElement = { setAttribute: (name: string, value: string) => void (set[name] = value) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a script of the head is text
  new Function("document", "localStorage", sessionBeforePaint)({ documentElement }, localStorage);
  return set;
}
