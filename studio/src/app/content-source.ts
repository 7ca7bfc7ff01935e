import type { SourceOptions } from "sanity";
import type { Environment } from "./environment.ts";
import { ownLake } from "./own-lake.ts";

/** Where the content is: at hosted Sanity where a project is named, else in the lake that serves the studio. */
export function contentSource({ hostedProjectId, dataset }: Environment): Omit<SourceOptions, "name"> {
  if (hostedProjectId === null) return { ...ownLake(), dataset };
  return { projectId: hostedProjectId, dataset };
}
