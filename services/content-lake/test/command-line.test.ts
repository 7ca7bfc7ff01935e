import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { closeAll } from "./support/close-later.ts";
import { startWholeLake, type WholeLake } from "./support/whole-lake.ts";

const script = fileURLToPath(new URL("../src/cli/lake.ts", import.meta.url));
let lake: WholeLake;
beforeAll(async () => {
  lake = await startWholeLake();
});
afterAll(closeAll);

async function run(args: string[], input = ""): Promise<{ code: number; out: string; err: string }> {
  const { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE } = lake.config;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
    env: { PATH: process.env.PATH, MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE },
  });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode ?? -1, out, err };
}

const secretIn = (out: string): string => /shown only now: (\S+)/.exec(out)?.[1] ?? "";

describe("The command line", () => {
  it("adds an editor who can sign in at once, lists and removes them", async () => {
    const added = await run(["editors", "add", "Vera@lake.test", "--role", "viewer", "--name", "Vera"]);
    const headers = await lake.browser("vera@lake.test", secretIn(added.out));
    expect((await run(["editors", "list"])).out).toMatch(/vera@lake\.test +viewer +Vera/);
    expect((await run(["editors", "add", "vera@lake.test"])).err).toContain("already");
    expect((await run(["editors", "remove", "vera@lake.test"])).code).toBe(0);
    expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(401);
    const again = await run(["editors", "remove", "vera@lake.test"]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining("no editor")]);
  });

  it("reads a password from standard input, and doesn't print it", async () => {
    const added = await run(["editors", "add", "ed@lake.test", "--ask"], "one good password\n");
    expect(added.out).not.toContain("one good password");
    await lake.browser("ed@lake.test", "one good password");
    const short = await run(["editors", "password", "ed@lake.test", "--ask"], "short\n");
    expect([short.code, short.err]).toEqual([1, expect.stringContaining("at least 12")]);
    const changed = await run(["editors", "password", "ed@lake.test"]);
    await lake.browser("ed@lake.test", secretIn(changed.out));
  });

  it("adds tokens for robots, shows each secret once, and removes them", async () => {
    const authorization = `Bearer ${secretIn((await run(["tokens", "add", "site builds", "--read"])).out)}`;
    expect((await lake.fetch("/v1/auth/id", { headers: { authorization } })).status).toBe(200);
    const { out } = await run(["tokens", "list"]);
    expect(out).toContain("site builds");
    expect(out).not.toContain(authorization.replace("Bearer ", ""));
    const id = /^(\S+) +read +site builds/m.exec(out)?.[1] ?? "";
    await run(["tokens", "remove", id]);
    expect((await lake.fetch("/v1/auth/id", { headers: { authorization } })).status).toBe(401);
  });

  it("adds and removes datasets", async () => {
    expect((await run(["datasets", "add", "staging", "--private"])).out).toContain("private");
    expect((await run(["datasets", "list"])).out).toMatch(/production +public.*\nstaging +private/);
    expect((await run(["datasets", "remove", "staging"])).code).toBe(0);
    expect((await run(["datasets", "list"])).out).not.toContain("staging");
  });

  it.each([
    [["nonsense"], /no command "nonsense"/],
    [["editors", "add", "a@lake.test", "--role", "king"], /--role is/],
    [["tokens", "add", "x", "--read", "--write"], /either --read or --write/],
    [["datasets", "list", "more"], /doesn't know what to do with "more"/],
  ])("explains wrong usage: %j", async (args, complaint) => {
    const { code, err } = await run(args);
    expect([code, err]).toEqual([2, expect.stringMatching(complaint)]);
  });

  it("prints help", async () => expect((await run(["--help"])).out).toContain("editors add EMAIL"));
});
