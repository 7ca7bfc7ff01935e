import * as z from "zod/mini";

/** A whole sentence: the site's pages add another one. */
const error = "This link is incomplete.";

/** The secret part of a link in an email. */
export const linkTokenSchema = z.string({ error }).check(z.regex(/^[\w-]{20,128}$/, { error }));
