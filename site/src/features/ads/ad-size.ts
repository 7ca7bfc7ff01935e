import { adSize, from } from "../../theme/tokens.ts";

export type AdSize = "rectangle" | "banner";

/** A root's font of its usual size, in which the sizes of ads are counted. */
const remPx = 16;

/**
 * Room for an ad of `width` by `height`. With enlarged text it is higher, so that our own ads fit in without
 * moving the page; on the smallest phones it reaches into the page's margins.
 */
function room({ width, height }: { width: number; height: number }) {
  return {
    minWidth: `${width}px`,
    minHeight: `max(${height}px, ${height / remPx}rem)`,
    marginInline: `min(0px, (100% - ${width}px) / 2)`,
  };
}

export const adRoom = {
  rectangle: room(adSize.rectangle),
  banner: { ...room(adSize.banner), [from.tablet]: room(adSize.wideBanner) },
};
