import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inherited } from "@wordlehint/test-servers";
import { runCommand } from "../src/cli/run-command.ts";
import { closeAll } from "./support/close-later.ts";
import { startWholeLake, type WholeLake } from "./support/whole-lake.ts";

let lake: WholeLake;
beforeAll(async () => {
  lake = await startWholeLake();
});
afterAll(closeAll);

type Outcome = { code: number; out: string; err: string };

const environment = () => {
  const { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE } = lake.config;
  return { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE };
};

/** Runs a command in this process. */
async function run(args: string[], input = ""): Promise<Outcome> {
  let [out, err] = ["", ""];
  const terminal = {
    input: Readable.from([input]),
    print: (line: string) => void (out += `${line}\n`),
    printError: (text: string) => void (err += text),
  };
  const code = await runCommand(args, { terminal, env: environment(), overrides: { settleMs: 1 } });
  return { code, out, err };
}

const script = fileURLToPath(new URL("../src/cli/lake.ts", import.meta.url));

/** Runs a command as a process, as `npm run lake` does. */
async function spawned(args: string[], input = ""): Promise<Outcome> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
    env: { ...inherited, ...environment() },
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
    expect((await run(["datasets", "list"])).out).toMatch(/production +private.*\nstaging +private/);
    expect((await run(["datasets", "remove", "staging"])).code).toBe(0);
    expect((await run(["datasets", "list"])).out).not.toContain("staging");
  });

  it.each([
    [["nonsense"], /unknown command 'nonsense'/],
    [
      ["editors", "add", "a@lake.test", "--role", "king"],
      /'king' is invalid. Allowed choices are administrator, editor, viewer/,
    ],
    [["tokens", "add", "x", "--read", "--write"], /either --read or --write/],
    [["datasets", "list", "more"], /too many arguments/],
  ])("explains wrong usage: %j", async (args, complaint) => {
    const { code, err } = await run(args);
    expect([code, err]).toEqual([2, expect.stringMatching(complaint)]);
  });

  it("prints help", async () => expect((await run(["--help"])).out).toMatch(/^ {2}editors /m));

  it("is a program that reads standard input, prints, ends by itself, and tells the outcome by its exit code", async () => {
    const [added, wrong] = await Promise.all([
      spawned(["editors", "add", "cleo@lake.test", "--ask"], "one good password\n"),
      spawned(["editors", "add"]),
    ]);
    expect(added).toEqual({ code: 0, out: "cleo@lake.test is now an editor.\n", err: "" });
    expect(wrong).toEqual({
      code: 2,
      out: "",
      err: "lake: missing required argument 'email'\nTry --help.\n",
    });
    await lake.browser("cleo@lake.test", "one good password");
  });
});
