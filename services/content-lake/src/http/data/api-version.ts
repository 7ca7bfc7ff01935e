import type { Request } from "express";
import { malformed } from "./request-options.ts";

const pattern = /^\/v(\d{4}-\d{2}-\d{2}|1|X)\//;

/** From this API version on, queries return drafts only when a perspective asks for them. */
const publishedByDefault = "2025-02-19";

/**
 * Returns whether queries of a request's API version see published documents by default.
 * @throws {LakeError} 400 for a malformed version.
 */
export function showsPublishedByDefault({ originalUrl }: Request<{ dataset: string }>): boolean {
  const version = pattern.exec(originalUrl)?.[1];
  if (version === undefined)
    throw malformed("Malformed API version: it must be v1, vX or a date as in v2025-02-19");
  return version === "X" || (version !== "1" && version >= publishedByDefault);
}
