/** Widths in pixels in which the site offers a picture. Few, so that many visitors ask for the same files. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

/** Width by height of the pictures that the site crops, by where they are shown. */
export const pictureAspects = { card: 16 / 9, cover: 2, portrait: 1 } as const;
export type PictureAspect = (typeof pictureAspects)[keyof typeof pictureAspects];

/** Size in pixels of the picture that social networks show for a page. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Parameters of every picture that the site shows, but for the size. */
export const pictureForm = { format: "webp", quality: 80 } as const;
/** The format of pictures for social networks, some of which can't show WebP. */
export const socialPictureFormat = "png";
