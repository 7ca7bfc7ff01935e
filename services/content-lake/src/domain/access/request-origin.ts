export type OriginHeaders = {
  origin?: string | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
};

/**
 * Whether a request that a browser sent with its cookie comes from a page of ours. Browsers name the origin of
 * whatever changes something; where one leaves it out, it must vouch for the page in the other way.
 */
export function comesFromOurPages(headers: OriginHeaders, publicOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return headers["sec-fetch-site"] === "same-origin";
}
