/** Returns the CORS headers that let a page of the studio read a response; none for any other origin. */
export function studioCorsHeaders(
  origin: string | undefined,
  studioOrigin: string | undefined,
): Record<string, string> {
  if (studioOrigin === undefined || origin !== studioOrigin) return {};
  return {
    "Access-Control-Allow-Origin": studioOrigin,
    "Access-Control-Expose-Headers": "Retry-After",
  };
}
