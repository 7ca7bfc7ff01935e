import compressible from "compressible";
import Negotiator from "negotiator";

/** The encodings in which pages are stored, in the order in which they are preferred. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** `@types/negotiator` leaves out the second parameter. */
type EncodingNegotiator = {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** Returns the encodings that an Accept-Encoding header (RFC 9110, section 12.5.3) accepts, the best first. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": header } });
  return negotiator.encodings(encodings, { preferred: encodings }) as Encoding[];
}

/** A smaller body fits into one packet anyway. */
const minBytes = 1024;

/** Returns true if compressing a body makes it noticeably smaller: it is text, and not tiny. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes > minBytes && compressible(contentType) === true;
}
