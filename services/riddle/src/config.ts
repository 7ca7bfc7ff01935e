import {
  busConfig,
  contentConfig,
  mongoConfig,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

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
  /**
   * Determines the order of the shipped answers: with it, anyone can compute every answer. When it
   * is changed, live riddles stay and future ones are replaced.
   */
  SCHEDULE_SEED: z
    .string({ error: `must be set to a secret of your own. ${howToMakeSeed}` })
    .refine((seed) => seed !== publicSeed, {
      error: `must not be the public default of earlier versions. ${effectOfNewSeed} ${howToMakeSeed}`,
      abort: true,
    })
    .min(32, `must have at least 32 characters. ${howToMakeSeed}`),
});

export type RiddleConfig = z.infer<typeof configSchema>;

export const readConfig = (env?: NodeJS.ProcessEnv): RiddleConfig => parseConfig(configSchema, env);

/** For commands that need only the database. */
export const readDatabaseConfig = () => parseConfig(z.object(databaseConfig));
