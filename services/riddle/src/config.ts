import { readFileSync } from "node:fs";
import {
  busConfig,
  ConfigError,
  contentConfig,
  mongoConfig,
  originSchema,
  parseConfig,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";
import { reasoningEfforts } from "./clients/ai-client.ts";
import { emptyLibrary, LibraryError, type RiddleLibrary } from "./domain/composer/riddle-library.ts";
import { loadRiddleLibrary } from "./store/riddle-library.ts";

const publicSeed = "wordlehint";
const howToMakeSeed = "Make one with: openssl rand -base64 32";
const effectOfNewSeed =
  "Live riddles stay as they are; future ones are replaced according to the new schedule.";

const databaseConfig = mongoConfig("riddle");
/** Dollars, such as 0.75. */
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, "must be an amount of dollars such as 0.75")
  .transform(Number);

/** The AI that writes riddles. Without a key there is none. */
const aiConfig = {
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** A file with the key, instead. An empty one counts as none. */
  OPENAI_API_KEY_FILE: z.string().optional(),
  /** Another server that speaks the same API may take the place of OpenAI's. */
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.openai.com/v1" })
    .default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().min(1).default("gpt-5.4-mini"),
  OPENAI_REASONING_EFFORT: z.enum(reasoningEfforts).optional(),
  /** The model's prices for a million tokens, by which the budget is kept. */
  OPENAI_INPUT_PRICE: dollars.default(0.75),
  OPENAI_OUTPUT_PRICE: dollars.default(4.5),
  /** What all replicas together may spend on a day (UTC). */
  OPENAI_DAILY_BUDGET: dollars.default(0.5),
  /** Of one request. */
  OPENAI_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
  /** Of all requests for one riddle; then the library or the composer takes over. */
  OPENAI_TIME_LIMIT_MS: wholeNumber(1, 3_600_000).default(180_000),
};

/** Where answers come from. */
const answerConfig = {
  /** The schedule that follows from SCHEDULE_SEED, or a server that is asked for each date. */
  ANSWER_SOURCE: z.enum(["schedule", "http"]).default("schedule"),
  /** Has {date} where the date goes, such as https://example.org/answers/{date}.json */
  ANSWER_URL: z
    .string()
    .refine(isUrlTemplate, "must be an address such as https://example.org/answers/{date}.json")
    .optional(),
  /** Where the word is in the JSON, such as solution or days.0.word */
  ANSWER_FIELD: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, "must be names of fields, separated by dots")
    .optional(),
  ANSWER_TIMEOUT_MS: wholeNumber(1, 120_000).default(5000),
};

function isUrlTemplate(text: string): boolean {
  const url = URL.parse(text.replaceAll("{date}", "2026-11-21"));
  return text.includes("{date}") && url !== null && /^https?:$/.test(url.protocol);
}

const configSchema = z
  .object({
    ...answerConfig,
    ...aiConfig,
    ...serviceConfig,
    ...busConfig,
    ...contentConfig,
    ...databaseConfig,
    /** The site's, to which feeds lead. */
    PUBLIC_ORIGIN: originSchema.default("http://localhost:8000"),
    /** The auth service, whose keys and revocations tell who is signed in. */
    AUTH_URL: originSchema,
    /** By which auth knows the riddle service. */
    RIDDLE_TO_AUTH_KEY: secretSchema,
    /** By which the riddle service knows those that call it. */
    AUTH_TO_RIDDLE_KEY: secretSchema,
    NOTIFICATION_TO_RIDDLE_KEY: secretSchema,
    GATEWAY_TO_RIDDLE_KEY: secretSchema,
    /** For how many days beyond the latest live date riddles are kept ready. */
    HORIZON_DAYS: wholeNumber(1, 400).default(3),
    /** For how many days before the earliest live date there are riddles, also in a new installation. */
    RIDDLE_HISTORY_DAYS: wholeNumber(0, 3650).default(90),
    /** A folder with riddles and clues of the installation's own; see `data/README.md`. */
    RIDDLE_LIBRARY_DIR: z.string().optional(),
    /**
     * Determines the order of the shipped answers and the choice of clues: with it, anyone can compute every answer.
     * When it is changed, live riddles stay and future ones are replaced.
     */
    SCHEDULE_SEED: z
      .string({ error: `must be set to a secret of your own. ${howToMakeSeed}` })
      .refine((seed) => seed !== publicSeed, {
        error: `must not be the public default of earlier versions. ${effectOfNewSeed} ${howToMakeSeed}`,
        abort: true,
      })
      .min(32, `must have at least 32 characters. ${howToMakeSeed}`),
  })
  .superRefine(({ ANSWER_SOURCE, ...config }, { addIssue }) => {
    for (const name of ["ANSWER_URL", "ANSWER_FIELD"] as const)
      if (ANSWER_SOURCE === "http" && config[name] === undefined)
        addIssue({ code: "custom", path: [name], message: "must be set with ANSWER_SOURCE=http" });
  });

export type RiddleConfig = z.infer<typeof configSchema> & {
  /** What is in `RIDDLE_LIBRARY_DIR`. */
  library: RiddleLibrary;
};

/** @throws {ConfigError} naming every variable, or every line of the library, that is missing or malformed */
export function readConfig(env?: NodeJS.ProcessEnv): RiddleConfig {
  const config = parseConfig(configSchema, env);
  const OPENAI_API_KEY = config.OPENAI_API_KEY ?? keyIn(config.OPENAI_API_KEY_FILE);
  return { ...config, OPENAI_API_KEY, library: libraryIn(config.RIDDLE_LIBRARY_DIR) };
}

function keyIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new ConfigError(
      `The configuration is not valid:\n  OPENAI_API_KEY_FILE: the file can't be read (${code})`,
    );
  }
}

function libraryIn(dir: string | undefined): RiddleLibrary {
  if (dir === undefined) return emptyLibrary;
  try {
    return loadRiddleLibrary(dir);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const faults = error.faults.map((fault) => `  RIDDLE_LIBRARY_DIR: ${fault}`);
    throw new ConfigError(`The riddle library is not valid:\n${faults.join("\n")}`);
  }
}
