import { parseTarget } from "../request-target.ts";

/** Returns an address on our own site, in canonical form; `/` for one that could lead anywhere else. */
export function localTarget(address: string | null | undefined): string {
  const target = parseTarget((address ?? "/").split("#", 1)[0] ?? "/");
  return "code" in target ? "/" : target.path + target.search;
}
