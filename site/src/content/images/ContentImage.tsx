import styled from "@emotion/styled";
import { color } from "../../theme/tokens.ts";
import { shownPicture, type QueriedPicture } from "./image.ts";

interface Props {
  /** As `pictureFields` gives it. */
  picture: QueriedPicture | null | undefined;
  /** How wide it is shown, as the `sizes` of an image; take it from `imageSizes`. */
  sizes: string;
  /** Width by height, where it is cut to fit; else as the editor cropped it. */
  aspect?: number;
  /** It stands on the first screen: loaded at once, before others. */
  isFirst?: boolean;
  /** Words that stand beside it say the same, so that it is not read out. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture of the content, in the size that the screen needs; its room is kept before it is there. */
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
