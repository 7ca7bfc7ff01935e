import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inherited, refusingUrl, startOpenAi, testEnvironment } from "@wordlehint/test-servers";
import { approveRiddle, regenerateRiddle } from "../src/actions/change-riddle.ts";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import { runCommand } from "../src/cli/run-command.ts";
import { readConfig } from "../src/config.ts";
import { createContext, type Context } from "../src/context.ts";
import type { SourcedText } from "../src/domain/riddle-text.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import { closeLater, openDatabase } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const [live, coming, beyond] = ["2026-11-21", "2026-11-24", "2026-12-24"];
const verse = [
  "I wade on stilts where reedy waters run,",
  "Then fold my neck and sail into the sun;",
  "In town I am of iron, not of quills,",
  "And hoist the beams for towers on the hills.",
];

type Env = Readonly<Record<string, string>>;
type Outcome = { code: number; out: string; err: string };

const newEnv = (settings: Env = {}): Env => ({
  ...testEnvironment("riddle"),
  NATS_URL: refusingUrl.replace("http", "nats"),
  RIDDLE_HISTORY_DAYS: "0",
  ...settings,
});

/** An installation with riddles up to the horizon, and `crane` as the answer of two coming dates. */
async function install(settings: Env = {}): Promise<{ env: Env; context: Context }> {
  const env = newEnv(settings);
  const context = closeLater(createContext(readConfig(env), { now: () => noon }));
  await context.ready;
  await createAnswerStore((await openDatabase(context.config)).connection).save(
    [coming, beyond].map((date) => ({ date, word: "crane" })),
  );
  await keepHorizon(context);
  return { env, context };
}

/** Runs a command in this process. */
async function run(env: Env, args: string[], input = "", connectMs = 10_000): Promise<Outcome> {
  let [out, err] = ["", ""];
  const terminal = {
    input: Readable.from([input]),
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += line),
  };
  const code = await runCommand(args, { terminal, env, overrides: { now: () => noon }, connectMs });
  return { code, out, err };
}

const entry = ({ word = "crane", lines = verse, hints = ["A wader.", "It lifts.", "A tall bird."] } = {}) =>
  [word, "theme: wings and winches", ...lines, ...hints.map((hint, i) => `hint ${i + 1}: ${hint}`)].join(
    "\n",
  );

describe("status", () => {
  it("shows each date up to the horizon with its source, and no word", async () => {
    const { env, context } = await install();
    const { code, out } = await run(env, ["status"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2026-11-21 +live +\w+ +no +yes +2026-11-21 17:00$/m);
    expect(out).toMatch(/^2026-11-25 +ready/m);
    expect(out).toContain("Past riddles: 0");
    expect(out).toContain("AI: none");
    for (const riddle of await context.riddles.from(live))
      expect(out).not.toMatch(new RegExp(riddle.word, "i"));
  });

  it("names a date without a riddle", async () => {
    const { env, context } = await install();
    const { riddles } = await openDatabase(context.config);
    await riddles.deleteOne({ _id: coming });
    expect((await run(env, ["status"])).out).toMatch(/^2026-11-24 +missing$/m);
  });
});

describe("show", () => {
  it("shows verse and hints, and the word only when asked to", async () => {
    const { env, context } = await install();
    await run(env, ["write", coming, "-"], entry());
    const hidden = await run(env, ["show", coming]);
    expect(hidden.out).toContain(verse.join("\n"));
    expect(hidden.out).toMatch(/Hint 3 +A tall bird\./);
    expect(hidden.out).not.toMatch(/crane/i);
    expect((await run(env, ["show", coming, "--word"])).out).toMatch(/Word +crane/);
    expect((await context.operatorRecords.list()).map(({ event }) => event)).toEqual([
      "riddle written",
      "riddle looked up",
      "word looked up",
    ]);
  });

  it("says so when there is no riddle", async () => {
    const { env } = await install();
    expect(await run(env, ["show", beyond])).toEqual({
      code: 1,
      out: "",
      err: `riddles: There is no riddle for ${beyond}.\n`,
    });
  });
});

describe("write", () => {
  it("puts an operator's text in the place of a coming riddle, with its event", async () => {
    const { env, context } = await install();
    const { riddles } = await openDatabase(context.config);
    await riddles.updateMany({}, { $unset: { outbox: "", outboxPending: "" } });
    const { code, out } = await run(env, ["write", coming, "-"], entry());
    expect([code, out]).toEqual([0, `This is now the riddle of ${coming}.\n`]);
    expect(await riddles.findOne({ _id: coming })).toMatchObject({
      lines: verse,
      theme: "wings and winches",
      source: "operator",
      outbox: [{ type: "riddle.generated", data: { date: coming } }],
    });
    expect((await run(env, ["status"])).out).toMatch(/^2026-11-24 +ready +operator +written/m);
  });

  it("keeps a text for a date beyond the horizon, and uses it before any other source", async () => {
    const { env } = await install();
    const dir = mkdtempSync(join(tmpdir(), "riddle-"));
    writeFileSync(join(dir, "mine.txt"), entry());
    const { out } = await run({ ...env, INIT_CWD: dir }, ["write", beyond, "mine.txt"]);
    rmSync(dir, { recursive: true });
    expect(out).toContain("when the horizon reaches that date");
    const later = closeLater(createContext(readConfig(env), { now: () => new Date("2026-12-22T17:00:00Z") }));
    await later.ready;
    await keepHorizon(later);
    expect(await later.riddles.find(beyond)).toMatchObject({ lines: verse, source: "operator" });
  });

  it("gives a text without hints those that the composer has for the word", async () => {
    const { env, context } = await install();
    await run(env, ["write", coming, "-"], entry({ hints: [] }));
    expect((await context.riddles.find(coming))?.hints).toHaveLength(3);
  });

  it.each([
    [
      "gives the word away",
      entry({ lines: [...verse.slice(0, 3), "And now you know that I am called a crane."] }),
      /The riddle gives the word away \(rule "word"/,
    ],
    [
      "has a hint that does",
      entry({ hints: ["A wader.", "It lifts.", "It's a crane."] }),
      /The hint 3 gives the word away/,
    ],
    ["is about another word", entry({ word: "slate" }), /The file's word isn't the answer of 2026-11-24/],
    ["has five lines", entry({ lines: [...verse, "One more."] }), /must have 4 lines/],
    ["is empty", "", /The file must have one riddle/],
    ["has two riddles", `${entry()}\n\n${entry()}`, /The file must have one riddle/],
  ])("refuses a text that %s, and saves nothing", async (_what, file, message) => {
    const { env, context } = await install();
    const before = await context.riddles.find(coming);
    const { code, err } = await run(env, ["write", coming, "-"], file);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(err).not.toMatch(/crane/i);
    expect(await context.riddles.find(coming)).toEqual(before);
    expect(await context.operatorTexts.find(coming)).toBeUndefined();
  });
});

describe("a live riddle", () => {
  it.each([
    ["write", live, "-"],
    ["approve", live],
    ["regenerate", live],
    // 2026-11-22 is released at 10:05 UTC on the 21st in Kiritimati.
    ["regenerate", "2026-11-22"],
  ])("doesn't change: %s %s", async (...args) => {
    const { env, context } = await install();
    const { word } = (await context.riddles.find(live)) ?? { word: "" };
    const before = await context.riddles.from(live);
    const { code, err } = await run(env, args, entry({ word }));
    expect([code, err]).toEqual([1, expect.stringContaining("It doesn't change any more.")]);
    expect(await context.riddles.from(live)).toEqual(before);
  });
});

describe("regenerate", () => {
  it("makes another text, and asks before it takes the place of an approved one", async () => {
    const { env, context } = await install();
    const first = await context.riddles.find(coming);
    expect((await run(env, ["approve", coming])).code).toBe(0);
    const refused = await run(env, ["regenerate", coming]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("--yes makes another one.")]);
    const { code } = await run(env, ["regenerate", coming, "--yes"]);
    expect(code).toBe(0);
    const second = await context.riddles.find(coming);
    expect(second?.lines).not.toEqual(first?.lines);
    expect(second?.word).toBe("crane");
    expect(await context.operatorTexts.find(coming)).toBeUndefined();
  });

  it("asks the AI when there is one, and shows what that has cost", async () => {
    const openai = await startOpenAi();
    const { env } = await install();
    const withAi = { ...env, OPENAI_API_KEY: "sk-tests", OPENAI_BASE_URL: openai.baseUrl };
    const { out } = await run(withAi, ["regenerate", coming]);
    const attempts = await run(withAi, ["attempts", "--date", coming]);
    const spending = await run(withAi, ["spending"]);
    await openai.stop();
    expect(out).toContain('from the source "ai"');
    expect(attempts.out).toMatch(/2026-11-24 +ai +accepted +3 +\d+\+\d+ +\$0\.00\d\d +gpt-5\.4-mini/);
    expect(attempts.out).not.toMatch(/crane/i);
    expect(spending.out).toMatch(/^2026-11-21 +\$0\.00\d\d\nThe day's budget is \$0\.5000\.$/m);
  });

  it("keeps one that has gone live while the other text was written, or for which there is no other text", async () => {
    const { context } = await install();
    const before = await context.riddles.find(coming);
    let now = noon;
    const { write } = context.offline;
    const slow = {
      ...context,
      now: () => now,
      offline: {
        ...context.offline,
        write: (...args: Parameters<typeof write>) => {
          now = new Date("2026-11-23T10:04:00Z");
          return write(...args);
        },
      },
    };
    await expect(regenerateRiddle(slow, coming, { source: undefined })).rejects.toThrow("live somewhere");
    const same = { ...context, offline: { ...context.offline, write: () => before as SourcedText } };
    await expect(regenerateRiddle(same, coming, { source: undefined })).rejects.toThrow("no other text");
    expect(await context.riddles.find(coming)).toEqual(before);
  });

  it("takes the text of the source that is asked for alone", async () => {
    const { env, context } = await install();
    for (const source of ["composer", "library"]) {
      expect((await run(env, ["regenerate", coming, "--source", source])).err).toBe("");
      expect(await context.riddles.find(coming)).toMatchObject({ source });
    }
  });

  it("goes on to other sources when the AI writes nothing, unless the AI alone was asked for", async () => {
    const { env, context } = await install();
    const withAi = { ...env, OPENAI_API_KEY: "sk-tests", OPENAI_DAILY_BUDGET: "0" };
    expect((await run(withAi, ["regenerate", coming, "--source", "ai"])).err).toContain("no other text");
    expect((await run(withAi, ["regenerate", coming])).code).toBe(0);
    expect((await context.riddles.find(coming))?.source).not.toBe("ai");
  });

  it("says what is missing when the AI is asked for without a key", async () => {
    const { env } = await install();
    const { code, err } = await run(env, ["regenerate", coming, "--source", "ai"]);
    expect([code, err]).toEqual([1, expect.stringContaining("set OPENAI_API_KEY")]);
  });
});

describe("approve", () => {
  it("keeps a riddle for its word when it is made again, and not for another word", async () => {
    const { env, context } = await install();
    const { riddles } = await openDatabase(context.config);
    await run(env, ["regenerate", coming]);
    await run(env, ["approve", coming]);
    const approved = await context.riddles.find(coming);
    await riddles.deleteOne({ _id: coming });
    await keepHorizon(context);
    expect((await context.riddles.find(coming))?.lines).toEqual(approved?.lines);

    await riddles.deleteOne({ _id: coming });
    await run(env, ["import-answers", "-"], `date,word\n${coming},abbey\n`);
    await keepHorizon(context);
    expect(await context.riddles.find(coming)).toMatchObject({ word: "abbey", source: "library" });
  });
});

it("approves a riddle that has hints, until five minutes before its release", async () => {
  const { context } = await install();
  const at = (iso: string) => ({ ...context, now: () => new Date(iso) });
  await approveRiddle(at("2026-11-23T09:59:59.999Z"), coming);
  await expect(approveRiddle(at("2026-11-23T10:00:00Z"), coming)).rejects.toThrow(
    "in less than five minutes",
  );
  const { riddles } = await openDatabase(context.config);
  await riddles.updateOne({ _id: coming }, { $unset: { hints: "" } });
  await expect(approveRiddle(context, coming)).rejects.toThrow("The riddle has no hints yet.");
});

describe("import-answers", () => {
  it("sets the answers of future dates, and names those that are too late", async () => {
    const { env, context } = await install();
    const { code, out } = await run(
      env,
      ["import-answers", "-"],
      `date,word\n${live},slate\n${beyond},audio\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain("Answers saved: 1.");
    expect(out).toContain(`Dates skipped because they are live or past: ${live}`);
    expect(await context.answers.wordFor(beyond)).toBe("audio");
  });

  it("saves nothing when a line is invalid, and names the line", async () => {
    const { env } = await install();
    const { code, err } = await run(env, ["import-answers", "-"], "date,word\n2027-02-30,audio\n");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^riddles: Nothing was saved:\nline 2: .*not an existing date/),
    ]);
  });
});

it("lists no attempts and no spending when there were none", async () => {
  const env = newEnv();
  expect((await run(env, ["attempts"])).out).toBe("There were no attempts.\n");
  expect((await run(env, ["spending"])).out).toBe("Nothing was spent.\n");
});

it.each([
  [["nonsense"], "unknown command 'nonsense'"],
  [["show"], "missing required argument 'date'"],
  [["show", "tomorrow"], '"tomorrow" is not an existing date such as 2026-11-21.'],
  [["write", "2026-11-24"], "missing required argument 'file'"],
  [["status", "now"], "too many arguments for 'status'"],
  [["status", "--word"], "unknown option '--word'"],
])("explains wrong usage: %j", async (args, message) => {
  const { code, out, err } = await run(newEnv(), args);
  expect([code, out, err]).toEqual([2, "", expect.stringContaining(`riddles: ${message}`)]);
});

it("shows help for the whole and for each command", async () => {
  const whole = (await run({}, ["--help"])).out;
  for (const name of ["status", "show", "write", "approve", "regenerate", "import-answers", "attempts"]) {
    expect(whole).toMatch(new RegExp(`^ {2}${name} `, "m"));
    const { code, out } = await run({}, [name, "--help"]);
    expect([code, out]).toEqual([0, expect.stringContaining(`Usage: npm run riddles -- ${name}`)]);
  }
});

it("says what to do about a file or a database that isn't there", async () => {
  const file = await run(newEnv(), ["import-answers", "no-such-file.csv"]);
  expect([file.code, file.err]).toEqual([1, "riddles: no-such-file.csv can't be read (ENOENT).\n"]);
  const gone = await run(newEnv({ MONGODB_URL: "mongodb://127.0.0.1:9/" }), ["status"], "", 50);
  expect([gone.code, gone.err]).toEqual([
    1,
    expect.stringContaining("can't be reached. Start it, with npm start"),
  ]);
});

it("is a program that ends by itself, and tells the outcome by its exit code", async () => {
  const script = fileURLToPath(new URL("../src/cli/riddles.ts", import.meta.url));
  const spawned = async (env: Env, args: string[]): Promise<Outcome> => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
      env: { ...inherited, ...env },
    });
    child.stdin.end();
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { code: child.exitCode ?? -1, out, err };
  };
  const env = newEnv();
  const [status, unset] = await Promise.all([
    spawned(env, ["status"]),
    spawned({ ...env, SCHEDULE_SEED: "" }, ["status"]),
  ]);
  expect([status.code, status.err]).toEqual([0, ""]);
  expect(status.out).toContain("missing");
  expect([unset.code, unset.err]).toEqual([2, expect.stringContaining("SCHEDULE_SEED")]);
});
