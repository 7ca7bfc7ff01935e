import { readTarget } from "./request-target.ts";

/** An address on our own site as it was asked for, or the home page where it could lead anywhere else. */
export function localTarget(asked: string | null | undefined): string {
  const target = readTarget((asked ?? "/").split("#", 1)[0] ?? "/");
  return "code" in target ? "/" : target.path + target.search;
}
