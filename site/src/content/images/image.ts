import { createImageUrlBuilder } from "@sanity/image-url";

/** A picture as `pictureFields` gives it; anything may be missing in a draft. */
export interface QueriedPicture {
  alt?: string | null | undefined;
  crop?: Partial<Record<"top" | "bottom" | "left" | "right", number>> | null | undefined;
  hotspot?: Partial<Record<"x" | "y" | "width" | "height", number>> | null | undefined;
  asset?:
    { _id: string; path: string | null; lqip: string | null; isOpaque: boolean | null } | null | undefined;
}

export interface ShownPicture {
  src: string;
  srcSet: string;
  /** In pixels, of what is shown of it. */
  width: number;
  height: number;
  /** A few pixels of it as a data address, until it is there; null where it would shine through. */
  placeholder: string | null;
}

/** Widths that pictures are asked for in; few, so that the same ones are kept for many visitors. */
const widths = [320, 480, 640, 960, 1280, 1920] as const;

/**
 * The addresses of a picture on this site, as the editor cropped it; with an `aspect` (width by height) cut to
 * it around the hotspot. Null while the picture isn't there.
 */
export function shownPicture(
  picture: QueriedPicture | null | undefined,
  aspect?: number,
): ShownPicture | null {
  const source = picture && sourceOf(picture);
  if (!source) return null;
  const { builder, full, placeholder } = source;
  const size = aspect === undefined ? full : cutTo(full, aspect);
  const addressAt = (width: number): string => {
    const at = builder.width(width).format("webp").quality(80);
    return (aspect === undefined ? at : at.height(Math.round(width / aspect))).url().replace(origin, "");
  };
  const widest = Math.min(size.width, widths[5]);
  const offered = [...widths.filter((width) => width < widest), widest];
  return {
    src: addressAt(offered.findLast((width) => width <= 960) ?? widest),
    srcSet: offered.map((width) => `${addressAt(width)} ${width}w`).join(", "),
    ...size,
    placeholder,
  };
}

/** The address, on this site, of a picture cut to exactly this size, as social networks want it. */
export function pictureAt(
  picture: QueriedPicture | null | undefined,
  { width, height }: { width: number; height: number },
): string | null {
  const source = picture && sourceOf(picture);
  if (!source) return null;
  return source.builder.width(width).height(height).format("png").url().replace(origin, "");
}

/** The builder wants one; addresses are used without it, so that pictures come from the site itself. */
const origin = "https://site.invalid";

function sourceOf({ asset, crop, hotspot }: QueriedPicture) {
  if (!asset?.path) return null;
  const [, projectId, dataset] = /^images\/([^/]+)\/([^/]+)\//.exec(asset.path) ?? [];
  const [, wide, high] = /-(\d+)x(\d+)-\w+$/.exec(asset._id) ?? [];
  if (projectId === undefined || dataset === undefined || wide === undefined) return null;
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {};
  return {
    builder: createImageUrlBuilder({ projectId, dataset, baseUrl: origin }).image({
      asset: { _ref: asset._id },
      crop: { top, bottom, left, right },
      hotspot: { x, y, width, height },
    }),
    full: {
      width: Math.round(Number(wide) * (1 - left - right)),
      height: Math.round(Number(high) * (1 - top - bottom)),
    },
    placeholder: asset.isOpaque === false ? null : asset.lqip,
  };
}

/** The largest size of that aspect that the picture fills without being enlarged. */
function cutTo({ width, height }: { width: number; height: number }, aspect: number) {
  const wide = Math.min(width, Math.round(height * aspect));
  return { width: wide, height: Math.round(wide / aspect) };
}
