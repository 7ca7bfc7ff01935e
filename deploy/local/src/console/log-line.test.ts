import { readLogLine } from "./log-line.ts";

const time = new Date(2026, 10, 21, 9, 8, 7).toISOString();

describe("A line of a process's output", () => {
  it("is shown as time, level, message and other fields if it is a service's entry", () => {
    const raw = JSON.stringify({
      level: "info",
      time,
      service: "riddle",
      msg: "listening",
      url: "http://x",
      n: 2,
    });
    expect(readLogLine(raw)).toEqual({
      level: "info",
      message: "listening url=http://x n=2",
      key: "listening",
      text: "09:08:07 INFO  listening url=http://x n=2",
    });
  });

  it("may have its level as a number", () => {
    const levels = [20, 30, 40, 50, 60].map(
      (level) => readLogLine(JSON.stringify({ level, msg: "x" })).level,
    );
    expect(levels).toEqual(["debug", "info", "warn", "error", "error"]);
  });

  it("shows an error's stack below the message", () => {
    const raw = JSON.stringify({
      level: "fatal",
      time,
      msg: "crashed",
      err: { message: "no", stack: "Error: no\n  at x" },
    });
    expect(readLogLine(raw)).toMatchObject({
      level: "error",
      text: "09:08:07 ERROR crashed\nError: no\n  at x",
    });
  });

  it("shows the cause of a warning after the message", () => {
    const raw = JSON.stringify({
      level: "warn",
      msg: "waiting",
      err: { message: "refused", stack: "Error: refused" },
    });
    expect(readLogLine(raw).text).toBe("WARN  waiting (refused)");
  });

  const notReady = (...failing: unknown[]) =>
    readLogLine(JSON.stringify({ level: "warn", msg: "not ready", failing }));

  it("names what a service isn't ready for, with the reason where it is one", () => {
    const pages = { name: "pages", reason: "DomainError: the renderer is down" };
    expect(notReady(pages)).toEqual({
      level: "warn",
      message: "not ready: pages (the renderer is down)",
      key: "not ready: pages (the renderer is down)",
      text: "WARN  not ready: pages (the renderer is down)",
      isNotReady: true,
    });
    expect(notReady(pages, { name: "broker", reason: "Error: away" }).message).toBe(
      "not ready: pages, broker",
    );
    expect(notReady({ name: "closing" }).message).toBe("not ready: closing");
  });

  it.each([[[]], [[null]], [["pages"]], [[{ name: 7 }]]])(
    "is shown with its fields where it names none: %j",
    (failing) => {
      expect(notReady(...failing)).toEqual({
        level: "warn",
        message: `not ready failing=${JSON.stringify(failing)}`,
        key: "not ready",
        text: `WARN  not ready failing=${JSON.stringify(failing)}`,
      });
    },
  );

  it("may have nats-server's format", () => {
    const raw = "[42] 2026/11/21 10:59:01.448845 [WRN] Disk is slow";
    expect(readLogLine(raw)).toMatchObject({ message: "Disk is slow", text: "10:59:01 WARN  Disk is slow" });
  });

  it.each(["plain text", "{ not json", "{}", '{"level', "[1, 2]", ""])(
    "is left unchanged if it is %j",
    (raw) => {
      expect(readLogLine(raw)).toEqual({ level: "info", message: raw, key: raw, text: raw });
    },
  );

  it("may have its level as the first word of a text", () => {
    expect(readLogLine(" ERROR #98124  WEBPACK").level).toBe("error");
    expect(readLogLine("warn Deprecated").level).toBe("warn");
    expect(readLogLine("errors: none").level).toBe("info");
  });

  it("may have fields of unexpected types", () => {
    expect(readLogLine('{"level":{},"time":[],"msg":null,"err":7}').level).toBe("error");
  });
});
