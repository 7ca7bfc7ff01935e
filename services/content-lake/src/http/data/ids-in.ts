import { malformed } from "./request-options.ts";

const mostIds = 1000;

/** The ids in a part of an address, with commas between, each once. @throws {LakeError} 400 for too many. */
export function idsIn(list: string): string[] {
  const ids = [...new Set(list.split(",").filter(Boolean))];
  if (ids.length > mostIds) throw malformed(`${mostIds} documents may be asked for at once`);
  return ids;
}
