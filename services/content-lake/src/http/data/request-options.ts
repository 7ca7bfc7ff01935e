import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { checkShape } from "../../domain/document-shape.ts";
import { Fault, plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import { whatIsWrong } from "../../domain/mutations/mutation.ts";

/** A boolean option. Other words than true and false are refused, so that a typing error isn't a silent false. */
export const flag = z
  .enum(["true", "false"])
  .optional()
  .transform((word) => word === "true");

export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();

/** The query string of a request. */
export function searchOf({ url = "" }: IncomingMessage): URLSearchParams {
  const mark = url.indexOf("?");
  return new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
}

/**
 * Reads the options in the query string. Ignores unknown options, treats an empty one as missing, and joins one that
 * is given several times with commas.
 * @throws {LakeError} 400 naming the option that is malformed.
 */
export function readOptions<S extends z.ZodType>(req: IncomingMessage, schema: S): z.infer<S> {
  const search = searchOf(req);
  const given = [...new Set(search.keys())].flatMap((name): [string, string][] => {
    const value = search.getAll(name).join(",");
    return value === "" ? [] : [[name, value]];
  });
  return parsed(schema, Object.fromEntries(given), "parameter");
}

/** @throws {LakeError} 400 for a body that isn't JSON, or doesn't match the schema. */
export function readBody<S extends z.ZodType>(body: unknown, schema: S): z.infer<S> {
  if (body === undefined) throw malformed("The body must be JSON, sent as application/json");
  return parsed(schema, body, "body");
}

function parsed<S extends z.ZodType>(schema: S, input: unknown, what: string): z.infer<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw malformed(`Malformed ${what}: ${whatIsWrong(result.error)}`);
}

/** The parameters of a GROQ query in the query string: `$name`, with a JSON value. */
export function readGroqParams(req: IncomingMessage): Record<string, unknown> {
  const given = [...searchOf(req)].filter(([name]) => name.startsWith("$"));
  return checkedParams(
    Object.fromEntries(given.map(([name, json]) => [name.slice(1), parsedJson(name, json)])),
  );
}

function parsedJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw malformed(`Malformed parameter: ${JSON.stringify(name.slice(0, 100))} is not JSON`);
  }
}

/** @throws {LakeError} 400 for parameters that the evaluator can't handle safely. */
export function checkedParams(params: Record<string, unknown>): Record<string, unknown> {
  try {
    checkShape(params);
    return params;
  } catch (error) {
    throw error instanceof Fault ? malformed(`Malformed parameter: ${error.message}`) : error;
  }
}

export const malformed = (description: string): LakeError =>
  plainRefusal(400, "validationError", description);
