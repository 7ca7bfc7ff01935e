import {
  hintSchema,
  letterSchema,
  revealedAnswerSchema,
  type Hint,
  type RevealedAnswer,
} from "@wordlehint/contracts";

/** These throw a `ZodError` when `response` is not what the API promises. */
export const parseHint = (response: unknown): Hint => hintSchema.parse(response);
export const parseLetter = (response: unknown): string => letterSchema.parse(response).letter;
export const parseAnswer = (response: unknown): RevealedAnswer => revealedAnswerSchema.parse(response);
