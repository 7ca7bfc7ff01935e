import { adSize, from } from "../../../theme/tokens.ts";

export type AdSize = "rectangle" | "banner";

/** The root font size in which ad sizes are counted. */
const remPx = 16;

/**
 * The space reserved for an ad of `width` by `height`. It grows with enlarged text, so that house ads fit
 * without a layout shift; on the smallest phones it extends into the page's margins.
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
