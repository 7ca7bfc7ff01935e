const mebibyte = 1024 * 1024;

export const mostImageBytes = 20 * mebibyte;
export const mostFileBytes = 100 * mebibyte;
/**
 * What the best phones take. Hosted Sanity goes up to 256 million, but some formats can only be opened as a
 * whole, and a replica is to hold several at once.
 */
export const mostImagePixels = 50_000_000;

export const shownMebibytes = (bytes: number): string => `${Math.round(bytes / mebibyte)} MiB`;
