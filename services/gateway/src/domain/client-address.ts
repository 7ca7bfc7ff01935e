/**
 * Who sends a request, by its address: as our own outermost proxy saw it, or as we see it where there is none.
 * What stands before it in the header anyone may have written.
 */
export function clientAddress(
  forwardedFor: string | string[] | undefined,
  remoteAddress: string,
  trustedHops: number,
): string {
  const told = String(forwardedFor ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  return (trustedHops > 0 ? told.at(-Math.min(trustedHops, told.length)) : undefined) ?? remoteAddress;
}
