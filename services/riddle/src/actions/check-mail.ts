import type { MailToCheck } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { mailLeaks } from "../domain/guard/mail-leaks.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { DomainError } from "@wordlehint/runtime";

/**
 * Returns whether a mail with a riddle says no more about its word than its reader has asked for.
 * @throws {DomainError} `not_found` for a date whose riddle is released nowhere, whether or not there is one;
 *   `unavailable` while it can't be said
 */
export function checkMail({ archive, now }: Context, { date, ...mail }: MailToCheck): boolean {
  const { earliest, latest } = liveDates(now().getTime());
  if (date > latest) throw notReleased();
  const riddle = archive.get(date);
  if (riddle) return mailLeaks(riddle.word, mail).length === 0;
  if (date >= earliest || !archive.isFilled())
    throw new DomainError("unavailable", "This mail can't be checked yet. Please try again shortly.");
  throw notReleased();
}

const notReleased = () => new DomainError("not_found", "There is no released riddle for this date.");
