import {
  busConfig,
  contentConfig,
  mongoUrlSchema,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  MONGODB_URL: mongoUrlSchema,
  MONGODB_DATABASE: z.string().min(1).max(38).default("riddle"),
  /** Days that must be ready beyond the latest date that is live anywhere. */
  HORIZON_DAYS: wholeNumber(1, 400).default(3),
  /** Chooses the order of the shipped answers. Keep it secret and unchanged: who knows it knows every answer. */
  SCHEDULE_SEED: z.string().min(1).default("wordlehint"),
});

export type RiddleConfig = z.infer<typeof configSchema>;

export const readConfig = () => parseConfig(configSchema);
