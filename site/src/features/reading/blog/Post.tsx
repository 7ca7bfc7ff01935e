import styled from "@emotion/styled";
import { pictureAspects } from "@wordlehint/contracts";
import type { ReactNode } from "react";
import { ContentImage } from "../../../content/images/ContentImage.tsx";
import { imageSizes } from "../../../content/images/image-sizes.ts";
import { Aside, Columns } from "../../../content/parts/Columns.tsx";
import { Contents } from "../../../content/parts/Contents.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import { headingsOf } from "../../../content/portable-text/headings.ts";
import { RichText } from "../../../content/portable-text/RichText.tsx";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { radius, space } from "../../../theme/tokens.ts";
import { Author } from "./Author.tsx";
import type { PostContent } from "./blog-facts.ts";
import { PostTop } from "./PostTop.tsx";
import { References } from "./References.tsx";

/** Number of headings from which an article has a table of contents. */
const contentsFrom = 3;

interface Props {
  post: PostContent;
  /** Shown at the end of the column beside the text. */
  children?: ReactNode;
}

/** An article of the blog. */
export function Post({ post, children }: Props) {
  const { cover, body, author, sources, related } = post;
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <article>
      <PostTop post={post} />
      <Cover picture={cover} aspect={pictureAspects.cover} sizes={imageSizes.page} isFirst />
      <Columns>
        <RichText value={body} />
        <Aside>
          <HydrationSlice>
            {author && <Author author={author} />}
            {headings.length >= contentsFrom && <Contents entries={headings} />}
            {children}
          </HydrationSlice>
        </Aside>
      </Columns>
      <References works={sources ?? []} />
      <Related pages={related} />
    </article>
  );
}

const Cover = styled(ContentImage)({
  width: "100%",
  marginBottom: space[8],
  borderRadius: radius.control,
});
