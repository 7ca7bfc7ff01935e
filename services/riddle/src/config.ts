import { busConfig, mongoUrlSchema, parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  MONGODB_URL: mongoUrlSchema,
  MONGODB_DATABASE: z.string().min(1).max(38).default("riddle"),
  /** Days that must be ready beyond the latest date that is live anywhere. */
  HORIZON_DAYS: z.coerce.number().int().min(1).max(400).default(3),
  /** Chooses the order of the shipped answers. Keep it secret and unchanged: who knows it knows every answer. */
  SCHEDULE_SEED: z.string().min(1).default("wordlehint"),
  /** Where the content is, whose settings say which number the first puzzle has. */
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
    .default("wordlehint"),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "must be lower-case letters, digits, dashes and underscores")
    .default("production"),
  SANITY_API_HOST: z.url({ protocol: /^https?$/ }).default("https://api.sanity.io"),
  /** Needed where the dataset isn't public. */
  SANITY_TOKEN: z.string().min(1).optional(),
});

export type RiddleConfig = z.infer<typeof configSchema>;

export const readConfig = () => parseConfig(configSchema);
