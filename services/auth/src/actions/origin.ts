import { hashSecret } from "@wordlehint/runtime";
import type { Account, KnownDevice } from "../domain/account.ts";

/** Where a request came from. */
export type Origin = {
  /** The client's IPv4 address or IPv6 network. */
  network: string;
  /** The secret in the browser's cookie, if it has one. */
  device: string | undefined;
  /** What the browser calls itself. */
  userAgent: string;
};

/** How an account knows a browser: two accounts know the same browser by different hashes. */
export const deviceHash = (secret: string, userId: string): string => hashSecret(`${secret} ${userId}`);

/** The browser from which the request came, if the account has been used in it. */
export function knownDevice({ id, devices }: Account, { device }: Origin): KnownDevice | undefined {
  if (device === undefined) return undefined;
  const hash = deviceHash(device, id);
  return devices.find((known) => known.hash === hash);
}
