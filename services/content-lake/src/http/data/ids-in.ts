import { malformed } from "./request-options.ts";

const maxIds = 1000;

/** Reads ids separated by commas, without duplicates. @throws {LakeError} 400 for more than 1000. */
export function idsIn(list: string): string[] {
  const ids = [...new Set(list.split(",").filter(Boolean))];
  if (ids.length > maxIds) throw malformed(`${maxIds} documents may be requested at once`);
  return ids;
}
