import { createLog } from "./log.ts";

function recorded(level = "info") {
  const lines: string[] = [];
  const log = createLog({ service: "test", level, destination: { write: (line) => void lines.push(line) } });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown> };
}

it("writes one JSON object a line with service, level and instant", () => {
  const { log, last } = recorded();
  log.info({ date: "2026-11-21" }, "riddle generated");
  const instant = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
  expect(last()).toEqual({
    level: "info",
    time: instant,
    service: "test",
    date: "2026-11-21",
    msg: "riddle generated",
  });
});

it("writes nothing below its level", () => {
  const { log, lines } = recorded("warn");
  log.info("nothing");
  expect(lines).toEqual([]);
});

it.each([
  "password",
  "newPassword",
  "token",
  "accessToken",
  "passphrase",
  "authorization",
  "Authorization",
  "proxy-authorization",
  "cookie",
  "set-cookie",
  "clientSecret",
  "secret_key",
  "apiKey",
  "word",
  "answer",
])("hides a field named %s at any depth", (name) => {
  const { log, lines, last } = recorded();
  log.info({ [name]: "s3cret", user: { list: [{ deep: { [name]: { inside: "s3cret" } } }] } }, "sign-in");
  expect(last()[name]).toBe("[hidden]");
  expect(lines.join()).not.toContain("s3cret");
});

it("hides credentials in addresses, and secrets that an error carries", () => {
  const { log, lines, last } = recorded();
  const error = Object.assign(new Error("no route to mongodb://ada:s3cret@db:27017/x"), {
    config: { headers: { authorization: "Bearer s3cret" } },
    cause: new Error("at nats://ada:s3cret@broker"),
  });
  log.error({ err: error, url: "nats://ada:s3cret@broker:4222" }, "failed");
  expect(lines.join()).not.toContain("s3cret");
  expect(last()).toMatchObject({ url: "nats://[hidden]@broker:4222", err: { type: "Error" } });
  expect(JSON.stringify(last().err)).toContain("no route to mongodb://[hidden]@db:27017/x");
});

it("leaves dates, numbers, nulls and empty things as they are", () => {
  const { log, last } = recorded();
  const at = new Date(0);
  log.info({ at, none: null, count: 0, list: [], map: {} }, "plain");
  expect(last()).toMatchObject({ at: at.toISOString(), none: null, count: 0, list: [], map: {} });
});

it("survives circular, deep and entangled objects", () => {
  const { log, last } = recorded();
  const circle: Record<string, unknown> = { name: "circle" };
  for (let link = 0; link < 50; link++) circle[`link${link}`] = circle;
  let deep: Record<string, unknown> = {};
  for (let level = 0; level < 5000; level++) deep = { deep };
  log.info({ circle, deep }, "strange");
  expect(last()).toMatchObject({ circle: { name: "circle", link0: "[again]" } });
});

it("logs a thrown value that isn't an Error", () => {
  const { log, last } = recorded();
  log.error({ err: "just text" }, "failed");
  expect(last()).toMatchObject({ err: "just text" });
});
