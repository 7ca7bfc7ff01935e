import { createImageUrlBuilder } from "@sanity/image-url";
import {
  pictureForm,
  pictureWidths,
  socialPictureFormat,
  socialPictureSize,
  type PictureAspect,
} from "@wordlehint/contracts";

/** A picture as `pictureFields` returns it; in a draft, anything may be missing. */
export interface QueriedPicture {
  alt?: string | null | undefined;
  crop?: Partial<Record<"top" | "bottom" | "left" | "right", number>> | null | undefined;
  hotspot?: Partial<Record<"x" | "y" | "width" | "height", number>> | null | undefined;
  asset?:
    | { _id: string; path: string | null; lqip: string | null; isOpaque: boolean | null }
    | null
    | undefined;
}

export interface ShownPicture {
  src: string;
  srcSet: string;
  /** In pixels, after cropping. */
  width: number;
  height: number;
  /** A tiny preview as a data URL, shown while the image loads; null if the image is transparent. */
  placeholder: string | null;
}

/**
 * Returns the `src` and `srcset` of a picture as the editor cropped it, or cropped to `aspect` (width by
 * height) around the hotspot. Null if the picture has no asset.
 */
export function shownPicture(
  picture: QueriedPicture | null | undefined,
  aspect?: PictureAspect,
): ShownPicture | null {
  const source = picture && sourceOf(picture);
  if (!source) return null;
  const { builder, full, placeholder } = source;
  const size = aspect === undefined ? full : cutTo(full, aspect);
  const addressAt = (width: number): string => {
    const at = builder.width(width).format(pictureForm.format).quality(pictureForm.quality);
    return (aspect === undefined ? at : at.height(Math.round(width / aspect))).url().replace(origin, "");
  };
  const widest = Math.min(size.width, pictureWidths[5]);
  const offered = [...pictureWidths.filter((width) => width < widest), widest];
  return {
    src: addressAt(offered.findLast((width) => width <= 960) ?? widest),
    srcSet: offered.map((width) => `${addressAt(width)} ${width}w`).join(", "),
    ...size,
    placeholder,
  };
}

/** Returns the URL of a picture cropped to the size of social cards. */
export function socialPicture(picture: QueriedPicture | null | undefined): string | null {
  const source = picture && sourceOf(picture);
  if (!source) return null;
  const { width, height } = socialPictureSize;
  return source.builder.width(width).height(height).format(socialPictureFormat).url().replace(origin, "");
}

/** The URL builder needs an origin. It is cut off again, since the site itself serves the pictures. */
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

/** Returns the largest size with that aspect that doesn't enlarge the picture. */
function cutTo({ width, height }: { width: number; height: number }, aspect: number) {
  const wide = Math.min(width, Math.round(height * aspect));
  return { width: wide, height: Math.round(wide / aspect) };
}
