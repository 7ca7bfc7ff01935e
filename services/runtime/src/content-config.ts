import * as z from "zod";
import { originSchema } from "./config.ts";

/** Sanity's own API, where each project has a host name of its own; our content lake has one for all projects. */
const hostedApi = "https://api.sanity.io";

/** The variables of a service that queries content; spread them into the service's own schema. */
export const contentConfig = {
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
    .default("wordlehint")
    .describe("Sanity's project."),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "must be lower-case letters, digits, dashes and underscores")
    .default("production")
    .describe("The project's dataset."),
  SANITY_API_HOST: originSchema
    .default(hostedApi)
    .describe("Origin of Sanity's API, or of the content lake."),
  SANITY_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe("Token that reads drafts, and datasets that aren't public."),
};

/** The parsed form of `contentConfig`. */
export interface ContentConfig {
  SANITY_PROJECT_ID: string;
  SANITY_DATASET: string;
  SANITY_API_HOST: string;
  SANITY_TOKEN?: string | undefined;
}

/** Options of Sanity's client, for hosted Sanity and our own content lake; a service adds time-outs and retries. */
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
