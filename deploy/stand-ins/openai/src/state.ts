import { z } from "zod";
import { modeSchema, timesSchema } from "@wordlehint/stand-in-kit/modes";
import { modes } from "./modes.ts";

/** The body of `PUT /mode`. */
export const changeSchema = z.strictObject({
  mode: modeSchema(modes),
  times: timesSchema,
  /** Of `rate-limit`. */
  retryAfterSeconds: z.number().min(0).default(1),
});

export type State = z.infer<typeof changeSchema> & {
  /** The number of requests for completions so far. */
  requests: number;
};
