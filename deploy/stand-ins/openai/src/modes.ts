/** The ways in which the server responds, each with its description for the help. */
export const modes = {
  good: "a good riddle; the solver's second guess is right, with hints its first",
  plain: "a riddle that the solver names at its first guess",
  unsolved: "a riddle that the solver doesn't find, not even with hints",
  "spoils-riddle": "the riddle has the word in its last line",
  "spoils-hint": "the first hint has the word",
  "malformed-text": "a riddle with markup, a link and a line that is far too long",
  refusal: "the model refuses",
  "cut-off": "the response ends at the limit of tokens, in the middle of the JSON",
  "wrong-schema": "JSON that doesn't match the schema",
  "no-json": "prose instead of JSON",
  nonsense: "status 200 with a page of HTML",
  "no-usage": "a good riddle, without the number of tokens",
  "rate-limit": "429 with Retry-After",
  "out-of-quota": "429 with insufficient_quota",
  "server-error": "500",
  stall: "no response at all",
  "stall-body": "half of the response, and then nothing",
  cut: "the connection is closed without a response",
  "cut-body": "the connection is closed in the middle of the response",
} as const;

export type Mode = keyof typeof modes;
