import type { IncomingMessage } from "node:http";
import { clientNetwork } from "../http/client-network.ts";
import type { SecretCookie } from "./secret-cookie.ts";
import { hashSecret } from "./secrets.ts";

/** The form of what `newSecret` returns. */
const secretPattern = /^[\w-]{43}$/;

/** The place that a request came from, as far as attempts are counted by it. */
export type RequestOrigin = {
  /** The client's IPv4 address or IPv6 network. */
  network: string;
  /** The secret in the browser's device cookie, if it has one. */
  device: string | undefined;
  userAgent: string;
};

/**
 * Returns the place that a request came from.
 * @param hops the number of trusted proxies in front of the service; see `clientNetwork`
 */
export function requestOrigin(req: IncomingMessage, hops: number, device: SecretCookie): RequestOrigin {
  const { cookie, "user-agent": userAgent = "" } = req.headers;
  const secret = device.read(cookie);
  const isSecret = secret !== undefined && secretPattern.test(secret);
  return { network: clientNetwork(req, hops), device: isSecret ? secret : undefined, userAgent };
}

/** Returns the hash under which an account knows a browser. Two accounts know the same browser by different hashes. */
export const deviceHash = (secret: string, accountId: string): string => hashSecret(`${secret} ${accountId}`);

/** A browser is forgotten half a year after its last sign-in. */
export const deviceMaxAgeSeconds = 180 * 24 * 3600;
