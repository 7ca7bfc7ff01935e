const mebibyte = 1024 * 1024;

export const mostImageBytes = 20 * mebibyte;
export const mostFileBytes = 100 * mebibyte;
/** Hosted Sanity takes 256 million; some formats need four bytes of memory for each. */
export const mostImagePixels = 100_000_000;

export const shownMebibytes = (bytes: number): string => `${Math.round(bytes / mebibyte)} MiB`;
