import { z } from "zod";
import { ApiError, notImplemented } from "./api-error.ts";

/** Returns the schema of a text, which can't be unset. */
export const text = (max = 5000) => z.string().min(1, "must not be empty").max(max);

export const integer = (min = 0, max = 99_999_999) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.int().min(min).max(max));

export const decimal = () =>
  z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,12})?$/, "must be a decimal")
    .transform(Number);

/** Returns the schema of an instant, in seconds since 1970. */
export const timestamp = () =>
  z
    .string()
    .regex(/^\d{1,12}$/, "must be an integer Unix timestamp")
    .transform(Number);

export const boolean = () => z.enum(["true", "false"]).transform((value) => value === "true");

/** Returns the schema of a parameter that an empty text unsets: then it is null. */
export const unsettable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable());

/** Returns the schema of texts by name, of which an empty one removes the name. */
export const metadata = () => unsettable(z.record(z.string(), z.string().max(500)));

/** Returns the schema of an object whose fields may be given. */
export const optional = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();

/** Returns the schema of an object whose `needed` fields must be given, and the others may be. */
export const object = <Optional extends z.ZodRawShape, Needed extends z.ZodRawShape>(
  others: Optional,
  needed: Needed,
) => optional(others).extend(needed);

/**
 * Reads the parameters of a call, such as `POST /v1/customers`.
 * @throws {ApiError} that names the parameter which is missing, wrong or not implemented
 */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
  call: string,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(form, { reportInput: true });
  if (success) return data;
  throw refusalOf(error.issues[0], call);
}

function refusalOf(issue: z.core.$ZodIssue | undefined, call: string): ApiError {
  const [first = "", ...rest] = [
    ...(issue?.path ?? []),
    ...(issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : []),
  ].map(String);
  const param = first + rest.map((part) => `[${part}]`).join("");
  if (issue?.code === "unrecognized_keys")
    return notImplemented(`the parameter ${param} of ${call}`, { code: "parameter_unknown", param });
  if (issue?.code === "invalid_value")
    return notImplemented(`${param}=${String(issue.input)} of ${call}`, { param });
  if (issue?.code === "invalid_type" && issue.input === undefined)
    return new ApiError(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
  return new ApiError(400, `Invalid ${param}: ${issue?.message ?? "unknown"}`, { param });
}
