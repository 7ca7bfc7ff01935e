import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const env = {
  PORT: "8012",
  MONGODB_URL: "mongodb://database",
  NATS_URL: "nats://broker",
  AUTH_URL: "http://auth",
  RIDDLE_TO_AUTH_KEY: secret,
  AUTH_TO_RIDDLE_KEY: secret,
  NOTIFICATION_TO_RIDDLE_KEY: secret,
  GATEWAY_TO_RIDDLE_KEY: secret,
};

describe("SCHEDULE_SEED", () => {
  it("may be any secret of 32 characters", () => {
    const seed = "0123456789abcdef0123456789abcdef";
    expect(readConfig({ ...env, SCHEDULE_SEED: seed }).SCHEDULE_SEED).toBe(seed);
  });

  it.each([
    ["missing", "", /SCHEDULE_SEED: must be set .* openssl rand -base64 32/],
    ["short", "a seed of 31 characters, no more", /SCHEDULE_SEED: must have at least 32 .* openssl rand/],
    [
      "the old public default",
      "wordlehint",
      /SCHEDULE_SEED: .* public default .* future ones .* openssl rand/,
    ],
  ])("is refused when it is %s, with advice on making one", (_what, seed, message) => {
    expect(() => readConfig({ ...env, SCHEDULE_SEED: seed.slice(0, 31) })).toThrow(message);
  });
});

describe("RIDDLE_LIBRARY_DIR", () => {
  const SCHEDULE_SEED = "0123456789abcdef0123456789abcdef";
  const dirs: string[] = [];
  afterEach(() => dirs.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

  /** The configuration with a library of these files. */
  function configWith(files: Readonly<Record<string, string>>) {
    const dir = mkdtempSync(join(tmpdir(), "library-"));
    dirs.push(dir);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(dir, path, ".."), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    return readConfig({ ...env, SCHEDULE_SEED, RIDDLE_LIBRARY_DIR: dir });
  }

  it("isn't needed", () => {
    expect(readConfig({ ...env, SCHEDULE_SEED }).library.clues.size).toBe(0);
  });

  it("names a folder with riddles or clues, or both", () => {
    const { library } = configWith({
      "clues/a.txt": "crane|I wade on stilts",
      "clues/b.txt": "slate|Roofs wear me",
      "clues/notes.md": "not a clue",
      "riddles/a.txt": "audio\nOne,\ntwo,\nthree,\nfour.",
    });
    expect([[...library.clues.keys()], [...library.riddles.keys()]]).toEqual([["crane", "slate"], ["audio"]]);
    expect(configWith({ "clues/a.txt": "crane|I wade on stilts" }).library.riddles.size).toBe(0);
  });

  it("is refused with the files and lines that are invalid", () => {
    const files = { "clues/a.txt": "crane|I wade\ncrane|I am a crane", "riddles/b.txt": "crane\nOne" };
    expect(() => configWith(files)).toThrow(
      /^The riddle library is not valid:\n  RIDDLE_LIBRARY_DIR: riddles\/b.txt line 1: .*\n  RIDDLE_LIBRARY_DIR: clues\/a.txt line 2: /,
    );
  });

  it.each([
    ["doesn't exist", "/no/such/folder", /RIDDLE_LIBRARY_DIR: the folder has neither riddles/],
    ["is a file", import.meta.filename, /RIDDLE_LIBRARY_DIR: the folder can't be read \(ENOTDIR\)/],
  ])("is refused when it %s", (_what, dir, message) => {
    expect(() => readConfig({ ...env, SCHEDULE_SEED, RIDDLE_LIBRARY_DIR: dir })).toThrow(message);
  });

  it("is refused when it has no text files", () => {
    expect(() => configWith({ "clues.txt": "crane|I wade" })).toThrow(/neither riddles\/\*.txt nor clues/);
  });
});

describe("A setting of the AI", () => {
  const SCHEDULE_SEED = "0123456789abcdef0123456789abcdef";

  it.each([
    [{ OPENAI_BASE_URL: "ftp://example.org" }, /OPENAI_BASE_URL: must be an address such as/],
    [{ OPENAI_DAILY_BUDGET: "-1" }, /OPENAI_DAILY_BUDGET: must be an amount of dollars such as 0.75/],
    [{ OPENAI_INPUT_PRICE: "cheap" }, /OPENAI_INPUT_PRICE: must be an amount of dollars such as 0.75/],
    [{ OPENAI_REASONING_EFFORT: "heroic" }, /OPENAI_REASONING_EFFORT: /],
  ])("is refused where it is malformed: %j", (settings, message) => {
    expect(() => readConfig({ ...env, SCHEDULE_SEED, ...settings })).toThrow(message);
  });
});
