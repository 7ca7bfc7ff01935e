import { execFile } from "node:child_process";
import { promisify } from "node:util";

const file = new URL("lower-pool-priority.ts", import.meta.url).href;

/** Run apart from the test's process, which couldn't raise the priority again. */
const program = `
  const { readdirSync, readFileSync } = await import("node:fs");
  const { getPriority } = await import("node:os");
  const { lowerPoolPriority } = await import(${JSON.stringify(file)});
  const usual = getPriority();
  const count = await lowerPoolPriority();
  const threads = readdirSync("/proc/self/task").map((id) => ({
    isOfPool: readFileSync("/proc/self/task/" + id + "/comm", "utf8").trim() === "libuv-worker",
    priority: getPriority(Number(id)) - usual,
  }));
  console.log(JSON.stringify({ count, threads }));
`;

const onLinux = process.platform === "linux" ? it : it.skip;

onLinux("lowers the priority of the threads that hash passwords, and of no other", async () => {
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH } });
  const { count, threads } = JSON.parse(stdout) as {
    count: number;
    threads: { isOfPool: boolean; priority: number }[];
  };
  expect(count).toBeGreaterThan(0);
  expect(threads.filter(({ isOfPool }) => isOfPool)).toHaveLength(count);
  for (const { isOfPool, priority } of threads)
    expect([isOfPool, priority]).toEqual([isOfPool, isOfPool ? 10 : 0]);
});
