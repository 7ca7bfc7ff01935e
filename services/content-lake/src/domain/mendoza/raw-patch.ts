/** A patch in Mendoza's format: opcodes and their operands in one array. */
export type RawPatch = unknown[];

/** Appends one by one, since a call can't have as many arguments as a patch may have parts. */
export function push(patch: RawPatch, more: RawPatch): void {
  for (const part of more) patch.push(part);
}
