import type { RequestFailure } from "../../../state/base-query.ts";

/** Says how many guesses are left; null if none was made today. */
export function triesText(left: number | null): string {
  if (left === null) return "Six tries a day.";
  if (left === 0) return "No tries left today.";
  return left === 1 ? "1 try left." : `${left} tries left.`;
}

/** Says that a guess isn't the answer. */
export function wrongText(word: string, left: number): string {
  const verdict = `It isn’t ${word.toUpperCase()}.`;
  return left === 0
    ? `${verdict} That was the last try today; the tiles still open.`
    : `${verdict} ${triesText(left)}`;
}

/** Says why a guess was refused or not sent, and what to do. */
export function failureWords(failure: Partial<RequestFailure>, word: string): string {
  const { status, message, retryAfterSeconds } = failure;
  if (status === 400) return message ?? `${word.toUpperCase()} isn’t a word here.`;
  if (status === 404) return "This riddle isn’t out where you are. Please load the page again.";
  if (status === 429)
    return retryAfterSeconds === undefined
      ? "No tries left today. Come back tomorrow."
      : `No tries left. Come back ${waitText(retryAfterSeconds)}.`;
  return "Your guess couldn’t be sent. It is still here: try again in a moment.";
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}
