import { nextTask } from "./next-task.ts";

it("What waits for the next task runs after tasks that were queued before", async () => {
  const done: string[] = [];
  setTimeout(() => done.push("an earlier task"));
  await Promise.resolve();
  expect(done).toEqual([]);
  await nextTask();
  expect(done).toEqual(["an earlier task"]);
});
