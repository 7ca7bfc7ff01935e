import * as z from "zod";
import { originSchema } from "./config.ts";

/** Sanity's own host, where each project has a name under it; our own lake has one for every project. */
const hostedApi = "https://api.sanity.io";

/** Where the content is, for a service that asks for it; spread it into the service's own schema. */
export const contentConfig = {
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
    .default("wordlehint"),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "must be lower-case letters, digits, dashes and underscores")
    .default("production"),
  SANITY_API_HOST: originSchema.default(hostedApi),
  /** Needed for drafts, and for a dataset that isn't public. */
  SANITY_TOKEN: z.string().min(1).optional(),
};

export interface ContentConfig {
  SANITY_PROJECT_ID: string;
  SANITY_DATASET: string;
  SANITY_API_HOST: string;
  SANITY_TOKEN?: string | undefined;
}

/** What Sanity's client is made with, hosted or not; a service adds how long it waits and how often it tries. */
export function contentClientOptions(config: ContentConfig) {
  const apiHost = config.SANITY_API_HOST;
  return {
    projectId: config.SANITY_PROJECT_ID,
    dataset: config.SANITY_DATASET,
    apiHost,
    useProjectHostname: apiHost === hostedApi,
    apiVersion: "2025-02-19",
    useCdn: false,
    ...(config.SANITY_TOKEN !== undefined && { token: config.SANITY_TOKEN }),
  };
}
