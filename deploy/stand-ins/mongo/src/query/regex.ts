import type { BSONRegExp } from "bson";
import { fail, unsupported } from "../errors.ts";

/** PCRE syntax that has another meaning in JavaScript. */
const pcreOnly = /\\[AZzhHRQEKGX]|\(\?(?:P|#|>|R|\d|&|\|)|\[\[:|[+*?}]\+/;

const cache = new Map<string, RegExp>();

/**
 * Compiles a regular expression of MongoDB (PCRE).
 * @throws {MongoError} `NotImplemented` for syntax that has another meaning in JavaScript.
 */
export function compileRegex({ pattern, options }: BSONRegExp): RegExp {
  const name = `${options}/${pattern}`;
  let compiled = cache.get(name);
  if (!compiled) {
    compiled = translate(pattern, options);
    if (cache.size > 1000) cache.clear();
    cache.set(name, compiled);
  }
  return compiled;
}

function translate(pattern: string, options: string): RegExp {
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = new Set(options + (inline?.[1] ?? ""));
  for (const flag of flags)
    if (!"imsxu".includes(flag)) fail(51108, `invalid flag in regex options: ${flag}`);
  const rest = pattern.slice(inline?.[0].length ?? 0);
  if (pcreOnly.test(rest)) unsupported(`the regular expression ${JSON.stringify(pattern)}`);
  const source = flags.has("x") ? stripExtended(rest) : rest;
  const kept = [...flags].filter((flag) => "ims".includes(flag)).join("");
  try {
    return new RegExp(source, `${kept}u`);
  } catch {
    // Unicode mode rejects escapes such as \_ that PCRE allows.
    try {
      return new RegExp(source, kept);
    } catch (error) {
      return fail(51091, `Regular expression is invalid: ${error instanceof Error ? error.message : ""}`);
    }
  }
}

/** Removes white space and comments outside character classes, for option `x`. */
function stripExtended(pattern: string): string {
  return pattern.replace(
    /(\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\])|\s+|#.*/g,
    (_all, kept?: string) => kept ?? "",
  );
}
