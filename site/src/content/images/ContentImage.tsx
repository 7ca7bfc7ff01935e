import styled from "@emotion/styled";
import type { PictureAspect } from "@wordlehint/contracts";
import { color } from "../../theme/tokens.ts";
import { shownPicture, type QueriedPicture } from "./image.ts";

interface Props {
  /** As `pictureFields` returns it. */
  picture: QueriedPicture | null | undefined;
  /** The `sizes` of the image; take it from `imageSizes`. */
  sizes: string;
  /** Crops to this width by height; by default as the editor cropped it. */
  aspect?: PictureAspect;
  /** Above the fold: loaded eagerly and with priority. */
  isFirst?: boolean;
  /** Text beside the image says the same, so it gets an empty `alt`. */
  isDecorative?: boolean;
  className?: string;
}

/** A responsive image of the content that reserves its space. */
export function ContentImage({
  picture,
  sizes,
  aspect,
  isFirst = false,
  isDecorative = false,
  className,
}: Props) {
  const shown = shownPicture(picture, aspect);
  if (!picture || !shown) return null;
  const { placeholder, ...attributes } = shown;
  return (
    <Image
      {...attributes}
      alt={isDecorative ? "" : (picture.alt ?? "")}
      sizes={sizes}
      decoding="async"
      className={className}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      {...(placeholder !== null && { style: { backgroundImage: `url(${placeholder})` } })}
    />
  );
}

const Image = styled.img({
  display: "block",
  maxWidth: "100%",
  height: "auto",
  background: `${color.sunken} center / cover no-repeat`,
});
