import type { Leak } from "@wordlehint/contracts/guard/leak";
import { createGuard } from "./find-leak.ts";

/** The plain text of a mail with a riddle. */
export type MailText = {
  text: string;
  /** The mail has the riddle's hints, and so may say as much as the strongest of them. */
  withHints: boolean;
  /** The same mail without what belongs to the date. */
  everyday?: string | undefined;
};

/**
 * The places of a mail that give the answer away. What stands in every day's mail says nothing about one answer, such as
 * the word "email" at its end.
 * @throws {RangeError} when the word is not five letters a to z
 */
export function mailLeaks(word: string, { text, withHints, everyday = "" }: MailText): Leak[] {
  const guard = createGuard(word);
  const level = withHints ? "hint-3" : "mail";
  const usual = new Set(guard.findLeaks(everyday, level).map(saying));
  return guard.findLeaks(text, level).filter((leak) => !usual.has(saying(leak)));
}

const saying = ({ rule, place }: Leak): string => `${rule} ${place.text.toLowerCase()}`;
