import { z } from "zod";
import { HttpError } from "./http-error.ts";

/** @throws {HttpError} 400 with the reason if the text isn't JSON of that schema */
export function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const { success, data, error } = schema.safeParse(readJson(text));
  if (!success) throw new HttpError(400, z.prettifyError(error));
  return data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body must be JSON.");
  }
}
