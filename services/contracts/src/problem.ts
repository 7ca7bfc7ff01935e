import * as z from "zod/mini";

/**
 * Every error response (RFC 9457, `application/problem+json`), with the `message` string that the site's
 * request rules read and, for refused input, one entry a fault.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for programs. */
  code: z.string(),
  /** A sentence for people that says what to do. */
  message: z.string().check(z.minLength(1)),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
/** A parsed error response. */
export type Problem = z.infer<typeof problemSchema>;
