import { dictionary } from "@zxcvbn-ts/language-common";

/** The 49,000 most frequent passwords of published leaks. */
const common = new Set(dictionary["passwords-common"]);

/**
 * Returns whether a password is among the most frequent ones, whatever the case: alone, with digits and signs around it, or
 * several times in a row. Programs that guess passwords begin with these.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const [, repeated = text] = /^(.+?)\1+$/.exec(text) ?? [];
  const bare = repeated.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
  return repeated.length < 4 || [text, repeated, bare].some((candidate) => common.has(candidate));
}
