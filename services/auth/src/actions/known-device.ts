import { deviceHash, type RequestOrigin } from "@wordlehint/runtime";
import type { Account, KnownDevice } from "../domain/account.ts";

/** Returns the browser from which a request came, if the account has been used in it. */
export function knownDevice({ id, devices }: Account, { device }: RequestOrigin): KnownDevice | undefined {
  if (device === undefined) return undefined;
  const hash = deviceHash(device, id);
  return devices.find((known) => known.hash === hash);
}
