import type { SourceOptions } from "sanity";
import type { Environment } from "./environment.ts";
import { ownLake } from "./own-lake.ts";

/** The project and dataset that hold the content: a hosted project if one is configured, else our own content lake. */
export function contentSource({ hostedProjectId, dataset }: Environment): Omit<SourceOptions, "name"> {
  if (hostedProjectId === null) return { ...ownLake(), dataset };
  return { projectId: hostedProjectId, dataset };
}
