import {
  busConfig,
  ConfigError,
  mongoConfig,
  originSchema,
  parseConfig,
  proxyHops,
  publicOrigin,
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

/** Variables of the AI that writes riddles. Without a key there is none. */
const aiConfig = {
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("Has OpenAI's model write riddles. Coming words are then sent to the provider."),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.openai.com/v1" })
    .default("https://api.openai.com/v1")
    .describe("Address of OpenAI's API, or of another server that speaks Chat Completions."),
  OPENAI_MODEL: z.string().min(1).default("gpt-5.4-mini").describe("The model."),
  OPENAI_REASONING_EFFORT: z.enum(reasoningEfforts).optional().describe("How much the model may think."),
  OPENAI_INPUT_PRICE: dollars
    .default(0.75)
    .describe("The model's price in dollars for a million tokens read; the budget is kept by it."),
  OPENAI_OUTPUT_PRICE: dollars.default(4.5).describe("The same for a million tokens written."),
  OPENAI_DAILY_BUDGET: dollars
    .default(0.5)
    .describe("Dollars that all replicas together may spend on a day (UTC)."),
  OPENAI_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000).describe("Milliseconds for one request."),
  OPENAI_TIME_LIMIT_MS: wholeNumber(1, 3_600_000)
    .default(180_000)
    .describe("Milliseconds for all requests of one riddle; then the library or the composer takes over."),
};

/** Variables of the source of answers. */
const answerConfig = {
  ANSWER_SOURCE: z
    .enum(["schedule", "http"])
    .default("schedule")
    .describe("The schedule that follows from SCHEDULE_SEED, or a server that is asked for each date."),
  ANSWER_URL: z
    .string()
    .refine(isUrlTemplate, "must be an address such as https://example.org/answers/{date}.json")
    .optional()
    .describe("With `http`: an address with `{date}` in it."),
  ANSWER_FIELD: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, "must be names of fields, separated by dots")
    .optional()
    .describe("With `http`: where the word is in the JSON, such as `solution` or `days.0.word`."),
  ANSWER_TIMEOUT_MS: wholeNumber(1, 120_000).default(5000).describe("Milliseconds for one request."),
};

function isUrlTemplate(text: string): boolean {
  const url = URL.parse(text.replaceAll("{date}", "2026-11-21"));
  return text.includes("{date}") && url !== null && /^https?:$/.test(url.protocol);
}

/** The schema of the service's variables. */
export const configSchema = z
  .object({
    ...answerConfig,
    ...aiConfig,
    ...serviceConfig,
    ...busConfig,
    ...databaseConfig,
    TRUSTED_PROXY_HOPS: proxyHops,
    PUBLIC_ORIGIN: publicOrigin,
    AUTH_URL: originSchema.describe("Origin of the auth service."),
    RIDDLE_TO_AUTH_KEY: secretSchema.describe("Key of calls to the auth service."),
    AUTH_TO_RIDDLE_KEY: secretSchema.describe("Key of calls by the auth service."),
    NOTIFICATION_TO_RIDDLE_KEY: secretSchema.describe("Key of calls by the notification service."),
    GATEWAY_TO_RIDDLE_KEY: secretSchema.describe("Key of calls by the gateway."),
    PUZZLE_NUMBER_OFFSET: wholeNumber(0, 1_000_000)
      .default(1)
      .describe("Number of the first puzzle, that of 19 June 2021. The game itself counts from 0."),
    HORIZON_DAYS: wholeNumber(1, 400)
      .default(3)
      .describe("Days beyond the latest live date for which riddles are kept ready."),
    RIDDLE_HISTORY_DAYS: wholeNumber(0, 3650)
      .default(90)
      .describe(
        "Days before the earliest live date for which there are riddles, also in a new installation.",
      ),
    RIDDLE_LIBRARY_DIR: z
      .string()
      .optional()
      .describe("Absolute path of a folder with riddles and clues of your own."),
    SCHEDULE_SEED: z
      .string({ error: `must be set to a secret of your own. ${howToMakeSeed}` })
      .refine((seed) => seed !== publicSeed, {
        error: `must not be the public default of earlier versions. ${effectOfNewSeed} ${howToMakeSeed}`,
        abort: true,
      })
      .min(32, `must have at least 32 characters. ${howToMakeSeed}`)
      .describe(
        "Determines the order of answers: whoever knows it can compute every coming one. With another one, live riddles stay and coming ones are replaced.",
      ),
  })
  .superRefine(({ ANSWER_SOURCE, ...config }, { addIssue }) => {
    for (const name of ["ANSWER_URL", "ANSWER_FIELD"] as const)
      if (ANSWER_SOURCE === "http" && config[name] === undefined)
        addIssue({ code: "custom", path: [name], message: "must be set with ANSWER_SOURCE=http" });
  });

export type RiddleConfig = z.infer<typeof configSchema> & {
  /** The contents of `RIDDLE_LIBRARY_DIR`. */
  library: RiddleLibrary;
};

/** @throws {ConfigError} naming every variable, or every line of the library, that is missing or malformed */
export function readConfig(env?: NodeJS.ProcessEnv): RiddleConfig {
  const config = parseConfig(configSchema, env);
  return { ...config, library: libraryIn(config.RIDDLE_LIBRARY_DIR) };
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
