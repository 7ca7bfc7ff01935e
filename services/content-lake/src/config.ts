import { busConfig, mongoUrlSchema, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  MONGODB_URL: mongoUrlSchema,
  MONGODB_DATABASE: z.string().min(1).max(38).default("content_lake"),
  /** The name under which Sanity's clients know this lake. */
  PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
    .default("wordlehint"),
});

export type LakeConfig = z.infer<typeof configSchema>;
