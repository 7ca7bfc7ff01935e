import * as z from "zod/mini";

const error = "Invalid email address";

/**
 * An email address that somebody typed: without the spaces around it, with a domain that can exist, in ASCII, and
 * before the @ what RFC 5321 allows without quotation marks. Letters of other alphabets are refused there, since most
 * mail servers and the payment provider don't take them (SMTPUTF8, RFC 6531).
 */
export const emailSchema = z.string({ error }).check(
  z.trim(),
  z.maxLength(254, { error, abort: true }),
  z.regex(/^(?![^@]*[^\0-\x7f][^@]*@)/, {
    error: "Only letters without accents can stand before the @ of an email address",
    abort: true,
  }),
  z.overwrite(withAsciiDomain),
  z.regex(
    /^(?=.{1,254}$)(?=.{1,64}@.{1,253}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i,
    { error },
  ),
);

/** Writes the domain of an address in ASCII if it isn't (IDNA, as browsers do). Without a result, none is left. */
function withAsciiDomain(address: string): string {
  return address.replace(/@(?=.*[^\0-\x7f])[\w.\x80-\uffff-]+$/, (domain) => {
    const url = `http://${domain.slice(1)}`;
    return `@${URL.canParse(url) ? new URL(url).hostname : ""}`;
  });
}
