export type OriginHeaders = {
  origin?: string | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
};

/**
 * Returns whether a request that a browser sent with its cookie comes from one of our own pages: by `Origin`, or by
 * `Sec-Fetch-Site` where the browser leaves `Origin` out.
 */
export function isFromOwnPage(headers: OriginHeaders, publicOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return headers["sec-fetch-site"] === "same-origin";
}
