import { setImmediate } from "node:timers/promises";
import { groupWrites } from "./group-writes.ts";

it("writes at once what comes during a write, and goes on after one that failed", async () => {
  const groups: (readonly string[])[] = [];
  const write = groupWrites<string>(async (group) => {
    groups.push(group);
    await setImmediate();
    if (group.includes("bad")) throw new Error("the database is away");
  });
  const first = write("a");
  await Promise.resolve();
  const outcomes = await Promise.allSettled([first, write("bad"), write("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  await write("c");
  expect(groups).toEqual([["a"], ["bad", "b"], ["c"]]);
});
