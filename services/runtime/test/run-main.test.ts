import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { eventually, inherited } from "@wordlehint/test-servers";

const main = fileURLToPath(new URL("support/child-service.ts", import.meta.url));
const sound = { PORT: "0", BEHAVIOUR: "well", SECRET: "ok" };

/** Runs the service. It gets signals when its output contains a text, given as `[text, signal, …]`. */
async function run(env: NodeJS.ProcessEnv, ...steps: [until: string, ...signals: NodeJS.Signals[]][]) {
  const child = spawn(process.execPath, [main], { env: { ...inherited, ...env } });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  let output = "";
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  for (const [until, ...signals] of steps) {
    await eventually(() => expect(output).toContain(until));
    for (const signal of signals) child.kill(signal);
  }
  const [code, signal] = await ended;
  return { code, signal, output };
}

it("exits with 2 and names what is wrong, never a value, when its configuration is invalid", async () => {
  const { code, output } = await run({ PORT: "http", SECRET: "s3cret", LOG_LEVEL: "info" });
  expect(code).toBe(2);
  expect(output).toMatch(/PORT: must be a whole number/);
  expect(output).toMatch(/BEHAVIOUR: must be set/);
  expect(output).toMatch(/SECRET: must begin with ok/);
  expect(output).not.toMatch(/s3cret|http|\.ts/);
});

it.each(["SIGTERM", "SIGINT"] as const)("exits with 0 on %s", async (signal) => {
  const { code, output } = await run(sound, ["listening", signal]);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining("shutting down") as string,
  });
});

it.each(["SIGINT", "SIGTERM"] as const)("ignores another %s while it shuts down", async (signal) => {
  const { code, output } = await run(
    { ...sound, BEHAVIOUR: "closes on SIGWINCH" },
    ["listening", signal],
    ["shutting down", "SIGINT", "SIGTERM", "SIGWINCH"],
  );
  expect(code).toBe(0);
  expect(output.match(/shutting down/g)).toHaveLength(1);
});

it("closes what it has started when the signal comes while it starts, and exits with 0", async () => {
  const { code, output } = await run(
    { ...sound, BEHAVIOUR: "starts on SIGWINCH" },
    ["starting", "SIGTERM"],
    ["shutting down", "SIGWINCH"],
  );
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.not.stringContaining("crashed") as string,
  });
});

it.each(["throws", "rejects", "start fails"])(
  "exits with 1 and logs why when something unexpected %s",
  async (BEHAVIOUR) => {
    const { code, output } = await run({ ...sound, BEHAVIOUR });
    expect(code).toBe(1);
    const crashed = JSON.parse(output.trim().split("\n").at(-1) ?? "{}") as object;
    expect(crashed).toMatchObject({ level: "fatal", msg: "crashed", err: { type: "Error" } });
  },
);

it("exits with 1 when it can't close", async () => {
  const { code, output } = await run({ ...sound, BEHAVIOUR: "close fails" }, ["listening", "SIGTERM"]);
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("no close") as string });
});

it("exits with 1 when its port is taken", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const PORT = String(typeof address === "object" ? address?.port : "");
  const { code, output } = await run({ ...sound, PORT });
  server.close();
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining("EADDRINUSE") as string,
  });
});
