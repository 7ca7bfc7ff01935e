import { ContentImage } from "../../images/ContentImage.tsx";
import { imageSizes } from "../../images/image-sizes.ts";
import type { BlockOf } from "../rich-text-value.ts";

/** An image with a caption. */
export function FigureBlock({ block: { picture, caption } }: { block: BlockOf<"figure"> }) {
  return (
    <figure>
      <ContentImage picture={picture} sizes={imageSizes.text} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
