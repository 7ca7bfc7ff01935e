import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { eventually, inherited } from "@wordlehint/test-servers";
import { runCommand } from "../src/cli/run-command.ts";
import type { AuthConfig } from "../src/config.ts";
import { sentToken } from "./support/links.ts";
import {
  ask,
  authConfig,
  hear,
  openDatabase,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

type Outcome = { code: number; out: string; err: string };

const environment = ({ MONGODB_URL, MONGODB_DATABASE, SIGNING_KEYS_SECRET }: AuthConfig) => ({
  MONGODB_URL,
  MONGODB_DATABASE,
  SIGNING_KEYS_SECRET,
});

/** Runs a command in this process. */
async function run(
  config: AuthConfig,
  args: string[],
  { input = "", connectMs = 10_000 }: { input?: string; connectMs?: number } = {},
): Promise<Outcome> {
  let [out, err] = ["", ""];
  const terminal = {
    input: Readable.from([input]),
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += line),
  };
  const code = await runCommand(args, { terminal, env: environment(config), connectMs });
  return { code, out, err };
}

const script = fileURLToPath(new URL("../src/cli/accounts.ts", import.meta.url));

/** Runs a command as a process, as `npm run accounts` does. */
async function spawned(env: NodeJS.ProcessEnv, args: string[], input = ""): Promise<Outcome> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
    env: { ...inherited, ...env },
  });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode ?? -1, out, err };
}

const statusWith = async (auth: AuthService, token: string) =>
  (await ask(auth, "/api/user", { token })).status;

it("finds an account by any spelling of its address, and lists where its owner is signed in", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { email, user } = await register(auth, { userAgent: firefox });
  await signIn(auth, { email });
  const found = await run(config, ["find", email.toUpperCase()]);
  expect(found.code).toBe(0);
  expect(found.out).toMatch(new RegExp(`Id +${user.id}\nEmail +${email} \\(not confirmed\\)`));
  expect(found.out).toMatch(/Premium +no\nSubscription +none\nSessions +2\n$/);
  const listed = await run(config, ["sessions", email]);
  expect(listed.out.trim().split("\n")).toHaveLength(3);
  expect(listed.out).toContain("Firefox on Windows");
});

it("ends every session of an account, as the API does", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "session.revoked");
  const { email, token, user } = await register(auth);
  const other = await register(auth);
  expect((await run(config, ["end-sessions", email])).code).toBe(0);
  expect(await statusWith(auth, token)).toBe(401);
  expect(await statusWith(auth, other.token)).toBe(200);
  await eventually(() => expect(heard[0]?.data).toMatchObject({ userId: user.id, beforeGeneration: 1 }));
  expect((await run(config, ["sessions", email])).out).toBe("There is no session.\n");
  await signIn(auth, { email });
});

it("marks an address as confirmed once, as its link says from then on", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.verification_requested");
  const { email } = await register(auth);
  const token = await sentToken(email, heard, config);
  expect((await run(config, ["mark-verified", email])).out).toBe("The address is confirmed.\n");
  expect((await run(config, ["mark-verified", email])).out).toBe("The address was confirmed already.\n");
  expect((await run(config, ["find", email])).out).toMatch(/\(confirmed \d{4}-/);
  expect((await ask(auth, "/api/auth/verify-email", { body: { token } })).status).toBe(200);
});

it("deletes an account only when its address is typed again, or with --yes", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const heard = hear(config, "user.deleted");
  const [one, two] = [await register(auth), await register(auth)];
  for (const typed of ["", "y\n", `${two.email}\n`]) {
    const refused = await run(config, ["delete", one.email], { input: typed });
    expect(refused).toEqual({
      code: 1,
      out: "",
      err:
        `Type ${one.email} to delete the account for good: ` +
        "accounts: That isn't the account's address, so nothing was deleted.\n",
    });
  }
  expect(await statusWith(auth, one.token)).toBe(200);
  expect((await run(config, ["delete", one.email], { input: `${one.email}\n` })).code).toBe(0);
  expect((await run(config, ["delete", two.email, "--yes"])).code).toBe(0);
  for (const { token } of [one, two]) expect(await statusWith(auth, token)).toBe(401);
  await eventually(() =>
    expect(heard.map(({ data }) => data.userId).sort()).toEqual([one.user.id, two.user.id].sort()),
  );
});

it("adds a signing key, by which tokens stay valid, or withdraws all earlier ones", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { email, token } = await register(auth);
  const keysOf = async () => {
    const { keys } = (await (await ask(auth, "/api/auth/jwks.json")).json()) as { keys: { kid: string }[] };
    return keys.map(({ kid }) => kid);
  };
  const before = await keysOf();
  expect((await run(config, ["rotate-keys"])).out).toContain("It signs in some minutes");
  await eventually(async () => expect(await keysOf()).toHaveLength(before.length + 1));
  expect(await statusWith(auth, token)).toBe(200);
  expect((await run(config, ["rotate-keys", "--emergency"])).out).toContain("everyone must sign in again");
  await eventually(async () => expect(await statusWith(auth, token)).toBe(401));
  expect(await statusWith(auth, (await signIn(auth, { email })).token)).toBe(200);
  expect(await keysOf()).toEqual(expect.not.arrayContaining(before));
});

it("leaves a record of each use, which a running service takes over into its log", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { email, user } = await register(auth);
  await auth.close();
  await run(config, ["find", email]);
  await run(config, ["end-sessions", email]);
  const { connection } = await openDatabase(config);
  const records = connection.collection("operatorRecords");
  const kept = await records.find().toArray();
  expect(kept.map(({ event }) => event as string)).toEqual(["account looked up", "sessions ended"]);
  for (const record of kept) {
    expect(record).toMatchObject({
      who: expect.stringMatching(/^operator /) as unknown,
      about: { account: user.id },
    });
    expect(JSON.stringify(record)).not.toContain(email);
  }
  await startAuth(config);
  await eventually(async () => expect(await records.countDocuments()).toBe(0));
});

it.each([
  [["nonsense"], "unknown command 'nonsense'"],
  [["constructor"], "unknown command 'constructor'"],
  [["find"], "missing required argument 'email'"],
  [["find", "a@b.example", "more"], "too many arguments for 'find'. Expected 1 argument but got 2"],
  [["find", "a@b.example", "--yes"], "unknown option '--yes'"],
])("explains wrong usage: %j", async (args, message) => {
  const { code, out, err } = await run(authConfig(), args);
  expect([code, out, err]).toEqual([2, "", expect.stringContaining(`accounts: ${message}`)]);
  expect(err).toContain("Try --help.");
});

it("says so when no account has the address", async () => {
  const outcome = await run(authConfig(), ["end-sessions", "nobody@example.org"]);
  expect([outcome.code, outcome.err]).toEqual([
    1,
    expect.stringContaining("There is no account with the address nobody@example.org."),
  ]);
});

it("shows help for the whole and for each command", async () => {
  const config = authConfig();
  const whole = (await run(config, [])).out;
  expect(whole).toContain("Usage: npm run accounts -- [options] [command]");
  for (const name of ["find", "sessions", "end-sessions", "mark-verified", "delete", "rotate-keys"]) {
    expect(whole).toMatch(new RegExp(`^ {2}${name} `, "m"));
    const { code, out } = await run(config, [name, "--help"]);
    expect([code, out]).toEqual([0, expect.stringContaining(`Usage: npm run accounts -- ${name}`)]);
  }
});

it("lists sessions as JSON for programs", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { email } = await register(auth, { userAgent: firefox });
  const listed = JSON.parse((await run(config, ["sessions", email, "--json"])).out) as unknown;
  expect(listed).toEqual([expect.objectContaining({ device: "Firefox on Windows" })]);
});

it("is a program that ends by itself, and tells the outcome by its exit code", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const { email, token } = await register(auth);
  const env = environment(config);
  const [removed, unset] = await Promise.all([
    spawned(env, ["delete", email], `${email}\n`),
    spawned({ ...env, SIGNING_KEYS_SECRET: "" }, ["find", email]),
  ]);
  expect([removed.code, removed.out]).toEqual([0, expect.stringContaining("The account is deleted.")]);
  expect(await statusWith(auth, token)).toBe(401);
  expect([unset.code, unset.err]).toEqual([2, expect.stringContaining("SIGNING_KEYS_SECRET")]);
});

it("says what to do when the database can't be reached", async () => {
  const config = { ...authConfig(), MONGODB_URL: "mongodb://127.0.0.1:9/" };
  const { code, err } = await run(config, ["find", "ada@example.org"], { connectMs: 50 });
  expect([code, err]).toEqual([1, expect.stringContaining("can't be reached. Start it, with npm start")]);
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
