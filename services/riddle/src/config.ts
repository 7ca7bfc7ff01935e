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
const afterNewSeed =
  "Riddles that are live stay as they are; those to come are made again for the new schedule.";

const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  ...mongoConfig("riddle"),
  /** Days that must be ready beyond the latest date that is live anywhere. */
  HORIZON_DAYS: wholeNumber(1, 400).default(3),
  /**
   * Determines the order of the shipped answers: whoever knows it can compute every answer. With another seed,
   * riddles that are live somewhere stay, and those to come are made again.
   */
  SCHEDULE_SEED: z
    .string({ error: `must be set to a secret of your own. ${howToMakeSeed}` })
    .refine((seed) => seed !== publicSeed, {
      error: `must not be the public default of earlier versions. ${howToMakeSeed} ${afterNewSeed}`,
      abort: true,
    })
    .min(32, `must have at least 32 characters. ${howToMakeSeed}`),
});

export type RiddleConfig = z.infer<typeof configSchema>;

export const readConfig = (env?: NodeJS.ProcessEnv): RiddleConfig => parseConfig(configSchema, env);
