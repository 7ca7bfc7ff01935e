import type { Connection } from "mongoose";
import { createSessionStore } from "./session-store.ts";

it("The sessions of an editor that haven't ended are listed by their last use, the latest first", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const session = (_id: string, day: number) => ({ _id, editorId: "ada", usedAt: new Date(2026, 10, day) });
  let wanted: unknown;
  const model = {
    find: (filter: unknown) => {
      wanted = filter;
      return { lean: () => Promise.resolve([session("a", 3), session("b", 20), session("c", 7)]) };
    },
  };
  const store = createSessionStore({ model: () => model } as unknown as Connection);
  expect((await store.listOf("ada", now)).map(({ hash }) => hash)).toEqual(["b", "c", "a"]);
  expect(wanted).toEqual({ editorId: "ada", expiresAt: { $gt: now } });
});
