import type { Request } from "express";
import { malformed } from "./request-options.ts";

const pattern = /^\/v(\d{4}-\d{2}-\d{2}|1|X)\//;

/** From this version on, drafts and versions are given only to who asks for them. */
const publishedByDefault = "2025-02-19";

/**
 * Whether a request's API version shows published documents where nothing else is asked for.
 * @throws {LakeError} 400 for a version that is none.
 */
export function showsPublishedByDefault({ originalUrl }: Request<{ dataset: string }>): boolean {
  const version = pattern.exec(originalUrl)?.[1];
  if (version === undefined)
    throw malformed("Malformed API version: it must be v1, vX or a date as in v2025-02-19");
  return version === "X" || (version !== "1" && version >= publishedByDefault);
}
