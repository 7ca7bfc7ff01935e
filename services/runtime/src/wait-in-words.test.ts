import { TooManyAttempts } from "./too-many-attempts.ts";
import { waitInWords } from "./wait-in-words.ts";

it.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [60, "60 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [120, "2 minutes"],
  [121, "3 minutes"],
  [3600, "60 minutes"],
])("says %i seconds as %s, never less than the time to wait", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

it("tells somebody who has tried too often how long to wait", () => {
  const { code, message, retryAfterSeconds } = new TooManyAttempts(150);
  expect([code, retryAfterSeconds]).toEqual(["too_many_requests", 150]);
  expect(message).toBe("Too many attempts. Please try again in 3 minutes.");
});
