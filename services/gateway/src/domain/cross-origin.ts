/** What lets a page of the studio read an answer; nothing for any other origin. */
export function studioMayRead(
  origin: string | undefined,
  studioOrigin: string | undefined,
): Record<string, string> {
  if (studioOrigin === undefined || origin !== studioOrigin) return {};
  return {
    "Access-Control-Allow-Origin": studioOrigin,
    "Access-Control-Expose-Headers": "Surrogate-Key, Location, Retry-After",
  };
}
