const mebibyte = 1024 * 1024;

export const maxImageBytes = 20 * mebibyte;
/** An SVG is text, which is searched as a whole for what it must not hold. */
export const maxSvgBytes = 2 * mebibyte;
export const maxFileBytes = 100 * mebibyte;
/**
 * The resolution of the best phone cameras. Hosted Sanity allows 256 million, but some formats can only be decoded as a whole,
 * and a replica must be able to hold several images at once.
 */
export const maxImagePixels = 50_000_000;

export const shownMebibytes = (bytes: number): string => `${Math.round(bytes / mebibyte)} MiB`;
