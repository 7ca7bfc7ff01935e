import {
  busConfig,
  ConfigError,
  contentConfig,
  mongoConfig,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";
import { emptyLibrary, LibraryError, type RiddleLibrary } from "./domain/composer/riddle-library.ts";
import { loadRiddleLibrary } from "./store/riddle-library.ts";

const publicSeed = "wordlehint";
const howToMakeSeed = "Make one with: openssl rand -base64 32";
const effectOfNewSeed =
  "Live riddles stay as they are; future ones are replaced according to the new schedule.";

const databaseConfig = mongoConfig("riddle");
const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  ...databaseConfig,
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
});

export type RiddleConfig = z.infer<typeof configSchema> & {
  /** What is in `RIDDLE_LIBRARY_DIR`. */
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

/** For commands that need only the database. */
export const readDatabaseConfig = () => parseConfig(z.object(databaseConfig));
