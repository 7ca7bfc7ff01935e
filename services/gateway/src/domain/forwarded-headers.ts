export type HeaderMap = Readonly<Record<string, string | string[] | undefined>>;

/** What the gateway itself tells a service about the request. */
export type Origin = {
  /** The client's address, then those of our own proxies, the connection's last. */
  clientAddresses: readonly string[];
  publicHost: string;
  protocol: "http" | "https";
  requestId: string;
};

const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/** Only the gateway may say these. */
const ours =
  /^(?:forwarded$|via$|x-forwarded-|x-real-ip$|x-puzzle-|x-time-zone$|x-internal-|x-request-id$|x-preview$|x-content-event$)/;
const setByClient = new Set(["host", "expect", "content-length"]);

/** The headers of a request as a service gets them: the visitor's, without what concerns this hop or is ours. */
export function toUpstreamHeaders(headers: HeaderMap, origin: Origin): Record<string, string | string[]> {
  return {
    ...without(headers, (name) => ours.test(name) || setByClient.has(name)),
    "x-forwarded-for": origin.clientAddresses.join(", "),
    "x-forwarded-host": origin.publicHost,
    "x-forwarded-proto": origin.protocol,
    "x-request-id": origin.requestId,
  };
}

/** The headers of a service's answer as the visitor gets them. */
export function toVisitorHeaders(headers: HeaderMap): Record<string, string | string[]> {
  return without(headers, (name) => name === "x-powered-by" || name === "server" || name === "x-request-id");
}

function without(
  headers: HeaderMap,
  isUnwanted: (name: string) => boolean,
): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? "")
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !hopByHop.has(entry[0]) && !named.has(entry[0]) && !isUnwanted(entry[0]),
  );
  return Object.fromEntries(kept);
}
