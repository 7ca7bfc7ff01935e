import * as z from "zod";
import { plainRefusal } from "../lake-error.ts";

const formats = ["jpg", "png", "webp"] as const;

export type ImageFormat = (typeof formats)[number];

/** Larger values are reduced to this one. */
const maxSide = 8192;

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,20})?$/, `must be a number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number(`must be a number from ${min} to ${max}`).min(min).max(max));
const side = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,20})?$/, "must be a number of pixels")
  .transform((text) => Math.min(maxSide, Math.round(Number(text))))
  .pipe(z.number().min(1, "must be 1 or more"));
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(", ")}`);
const rect = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, "must be left,top,width,height in pixels")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, "must have a width and height of 1 or more");

const schema = z.strictObject({
  w: side.optional(),
  h: side.optional(),
  dpr: number(1, 3).optional(),
  fit: oneOf(["clip", "crop", "max"]).optional(),
  rect: rect.optional(),
  fm: oneOf(formats).optional(),
  auto: oneOf(["format"]).optional(),
  q: number(0, 100).transform(Math.round).optional(),
});

export type ImageParams = z.infer<typeof schema>;

/**
 * Parses the parameters of Sanity's image URLs: those that the site and the studio use. The others are refused.
 * @throws {LakeError} 400 naming the parameter and the rule.
 */
export function parseImageParams(query: Iterable<readonly [string, string]>): ImageParams {
  const given = new Map<string, string>();
  for (const [name, value] of query) {
    if (given.has(name)) throw invalid(name, "is given twice");
    given.set(name, value);
  }
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") throw invalid(issue.keys[0] ?? "", "is not supported");
  throw invalid(String(issue?.path[0] ?? ""), issue?.message ?? "is malformed");
}

/** Returns a text that is equal for parameters that request the same image, in whatever order they were given. */
export function canonicalParams(params: ImageParams): string {
  // `auto` and `fm` only decide on the format.
  const { auto: _auto, fm: _fm, ...rest } = params;
  return JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function invalid(name: string, rule: string) {
  const shown = JSON.stringify(name.slice(0, 40));
  return plainRefusal(
    400,
    "invalidImageParameterError",
    `Invalid image address: the parameter ${shown} ${rule}`,
  );
}
