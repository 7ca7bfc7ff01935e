import type { Context } from "../context.ts";
import { checkText } from "./check-text.ts";

/** The checks that count as if their texts will be refused. */
let open = 0;
beforeEach(() => (open = 0));

/** The riddle of the 21st was made before the schedule said another word for it. */
const context = {
  answers: { knownWordFor: (date: string) => Promise.resolve(date === "2026-11-21" ? "slate" : "crane") },
  shelf: { get: (date: string) => (date === "2026-11-21" ? { word: "plumb" } : undefined) },
  now: () => new Date("2026-11-21T17:00:00Z"),
  config: { HORIZON_DAYS: 3 },
  findListedWords: () => [],
  refusals: {
    begin: () => {
      open++;
      return Promise.resolve({
        release: () => {
          open--;
          return Promise.resolve();
        },
        refuse: () => Promise.resolve(1),
      });
    },
  },
  log: { warn: () => undefined },
} as unknown as Context;
const check = (text: string) => checkText(context, { text, editor: "ada", client: "192.0.2.1" });

describe("a text", () => {
  it("may not name the answer of a live riddle, whatever the schedule says since", async () => {
    expect(await check("Plumb the depths")).toMatchObject({ ok: false });
    expect(await check("A clean slate")).toEqual({ ok: true });
  });

  it("may not name the answer of a date whose riddle is still to be made", async () => {
    expect(await check("The crane wades")).toMatchObject({ ok: false });
  });

  it("counts against its editor only when it is refused, and not when it can't be checked", async () => {
    await check("A clean slate");
    const fail = () => Promise.reject(new Error("no database"));
    const failing = { ...context, answers: { wordFor: fail, knownWordFor: fail } };
    const text = { text: "A clean slate", editor: "ada", client: "192.0.2.1" };
    await expect(checkText(failing, text)).rejects.toThrow("no database");
    expect(open).toBe(0);
    await check("The crane wades");
    expect(open).toBe(1);
  });
});
