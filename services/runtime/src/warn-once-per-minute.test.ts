import { createLog } from "./log.ts";
import { warnOncePerMinute } from "./warn-once-per-minute.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: "ECONNREFUSED",
    address: "127.0.0.1",
    port,
  });

function useLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  return { log: createLog({ service: "test", level: "warn", destination: { write } }), lines };
}

it("logs a repeated warning at once, and then once a minute with its count and without a stack", () => {
  const { log, lines } = useLog();
  for (let minute = 0; minute < 2; minute++) {
    for (let times = 0; times < 300; times++) {
      const err = new Error(`no response for /page-${times}`, { cause: refused(9000) });
      warnOncePerMinute(log, { err, path: `/page-${times}` }, "the renderer is unreachable");
      jest.advanceTimersByTime(200);
    }
  }
  const reason = "no response for /page-299: connect ECONNREFUSED 127.0.0.1:9000";
  expect(lines).toMatchObject([
    { level: "warn", path: "/page-0", err: { stack: expect.any(String) as string } },
    { level: "warn", path: "/page-299", reason, repeated: 299, msg: "the renderer is unreachable" },
    { level: "warn", path: "/page-299", reason, repeated: 300, msg: "the renderer is unreachable" },
  ]);
  expect(lines[1]).not.toHaveProperty("err");
});

it("logs a warning at once again after a minute without it", () => {
  const { log, lines } = useLog();
  warnOncePerMinute(log, { err: refused(9000) }, "unreachable");
  jest.advanceTimersByTime(60_000);
  warnOncePerMinute(log, { err: refused(9000) }, "unreachable");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toHaveProperty("err");
});

it.each([
  ["another message", { err: refused(9000) }, "lost"],
  ["another cause", { err: new Error("unreachable") }, "unreachable"],
  ["another address", { err: refused(9001) }, "unreachable"],
  ["another reason", { reason: "no room" }, "unreachable"],
])("logs a warning with %s at once", (_what, fields, message) => {
  const { log, lines } = useLog();
  warnOncePerMinute(log, { err: refused(9000) }, "unreachable");
  warnOncePerMinute(log, fields, message);
  expect(lines).toHaveLength(2);
});
