import * as z from "zod";
import { plainRefusal } from "../lake-error.ts";

const fits = ["clip", "crop", "fill", "fillmax", "max", "scale", "min"] as const;
const formats = ["jpg", "pjpg", "png", "webp"] as const;
const places = ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"] as const;

export type ImageFormat = (typeof formats)[number];
export type CropPlace = (typeof places)[number];

/** Larger values are reduced to this one. */
const maxSide = 8192;

const decimal = /^-?\d{1,9}(\.\d{1,20})?(e-\d{1,3})?$/;
const number = (min: number, max: number) =>
  z
    .string()
    .regex(decimal, `must be a number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number(`must be a number from ${min} to ${max}`).min(min).max(max));
const side = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,20})?$/, "must be a number of pixels")
  .transform((text) => Math.min(maxSide, Math.round(Number(text))))
  .pipe(z.number().min(1, "must be 1 or more"));
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(", ")}`);
const colour = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "must be a colour such as 6aaa64")
  .transform(parseColour);
const rect = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, "must be left,top,width,height in pixels")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, "must have a width and height of 1 or more");
const crop = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(oneOf(places)).min(1).max(4));

const schema = z.strictObject({
  w: side.optional(),
  h: side.optional(),
  "min-w": side.optional(),
  "max-w": side.optional(),
  "min-h": side.optional(),
  "max-h": side.optional(),
  dpr: number(1, 3).optional(),
  fit: oneOf(fits).optional(),
  crop: crop.optional(),
  "fp-x": number(0, 1).optional(),
  "fp-y": number(0, 1).optional(),
  rect: rect.optional(),
  or: oneOf(["0", "90", "180", "270"]).transform(Number).optional(),
  flip: oneOf(["h", "v", "hv"]).optional(),
  pad: number(0, 1000).transform(Math.round).optional(),
  bg: colour.optional(),
  blur: number(1, 2000).optional(),
  sharp: number(0, 100).optional(),
  sat: number(-100, 100).optional(),
  invert: oneOf(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  fm: oneOf(formats).optional(),
  auto: oneOf(["format"]).optional(),
  q: number(0, 100).transform(Math.round).optional(),
  frame: oneOf(["1"]).transform(Number).optional(),
});

export type ImageParams = z.infer<typeof schema>;
export type Colour = { r: number; g: number; b: number; alpha: number };

/**
 * Parses the parameters of Sanity's image URLs.
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
  if (issue?.code === "unrecognized_keys") throw invalid(issue.keys[0] ?? "", "is not known");
  throw invalid(String(issue?.path[0] ?? ""), issue?.message ?? "is malformed");
}

/** A text that is equal for parameters that request the same image, in whatever order they were given. */
export function canonicalParams(params: ImageParams): string {
  // `auto`, `fm` and `frame` only decide on the format.
  const { auto: _auto, fm: _fm, frame: _frame, ...rest } = params;
  return JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads RGB, ARGB, RRGGBB or AARRGGBB. */
function parseColour(text: string): Colour {
  const long = text.length < 6 ? text.replace(/./g, "$&$&") : text;
  const pairs = long.padStart(8, "f").match(/../g) ?? [];
  const [alpha = 255, r = 0, g = 0, b = 0] = pairs.map((pair) => parseInt(pair, 16));
  return { r, g, b, alpha: alpha / 255 };
}

function invalid(name: string, rule: string) {
  const shown = JSON.stringify(name.slice(0, 40));
  return plainRefusal(
    400,
    "invalidImageParameterError",
    `Invalid image address: the parameter ${shown} ${rule}`,
  );
}
