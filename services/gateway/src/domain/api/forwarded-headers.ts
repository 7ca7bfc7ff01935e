export type HeaderMap = Readonly<Record<string, string | string[] | undefined>>;

/** Facts about a request that the gateway adds for the service. */
export type RequestOrigin = {
  /** The client's address, then those of our own proxies, the connection's last. */
  clientAddresses: readonly string[];
  publicHost: string;
  protocol: "http" | "https";
  requestId: string;
  /** The name of the one cookie that the service needs; by default it is sent none. */
  neededCookie?: string | undefined;
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
/** Headers that services trust, because only the gateway may set them, and the operators' key for the gateway. */
const setByGateway =
  /^(?:forwarded$|via$|x-forwarded-|x-real-ip$|x-puzzle-|x-time-zone$|x-internal-|x-request-id$|x-preview$|x-live-event-id$|surrogate-key-debug$)/;
/** Headers that the HTTP client sets for its own connection to the service. */
const setByHttpClient = new Set(["host", "expect", "content-length"]);
/** The browser sends all of the host's cookies, such as an editor's session at the content lake. */
const cookieHeader = "cookie";

/**
 * Returns the headers with which a request is forwarded to a service: the visitor's, without those of the visitor's
 * connection, those that only the gateway may set, and all cookies but the one that the service needs.
 */
export function toUpstreamHeaders(
  headers: HeaderMap,
  origin: RequestOrigin,
): Record<string, string | string[]> {
  const cookie = cookieOf(headers, origin.neededCookie);
  return {
    ...without(
      headers,
      (name) => setByGateway.test(name) || setByHttpClient.has(name) || name === cookieHeader,
    ),
    ...(cookie !== undefined && { cookie }),
    "x-forwarded-for": origin.clientAddresses.join(", "),
    "x-forwarded-host": origin.publicHost,
    "x-forwarded-proto": origin.protocol,
    "x-request-id": origin.requestId,
  };
}

/** The cookie of that name, as it was sent. */
function cookieOf({ [cookieHeader]: sent }: HeaderMap, name: string | undefined): string | undefined {
  if (name === undefined || typeof sent !== "string") return undefined;
  return sent
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
}

/** Response headers that the gateway sets itself, and those that reveal the software behind it. */
const notForVisitors = new Set([
  "x-powered-by",
  "server",
  "surrogate-key",
  "x-request-id",
  "x-content-type-options",
]);

/** Returns the headers with which a service's response is sent to the visitor. */
export function toVisitorHeaders(headers: HeaderMap): Record<string, string | string[]> {
  return without(headers, (name) => notForVisitors.has(name));
}

function without(
  headers: HeaderMap,
  isUnwanted: (name: string) => boolean,
): Record<string, string | string[]> {
  const namedByConnection = new Set(
    String(headers.connection ?? "")
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined &&
      !hopByHop.has(entry[0]) &&
      !namedByConnection.has(entry[0]) &&
      !isUnwanted(entry[0]),
  );
  return Object.fromEntries(kept);
}
