import { datedRiddleSchema, previousRiddlesSchema } from "@wordlehint/contracts";
import { toArchiveDay, type ArchiveDay } from "../../../lib/archive-day.ts";

/** These throw a `ZodError` when `response` is not what the API promises. */
export const parsePrevious = (response: unknown): ArchiveDay[] =>
  previousRiddlesSchema.parse(response).map(toArchiveDay);
export const parseNewest = (response: unknown): ArchiveDay => toArchiveDay(datedRiddleSchema.parse(response));
