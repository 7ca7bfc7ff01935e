import styled from "@emotion/styled";
import { pictureAspects } from "@wordlehint/contracts";
import { addressOf } from "../../../content/address-of.ts";
import { ContentImage } from "../../../content/images/ContentImage.tsx";
import { imageSizes } from "../../../content/images/image-sizes.ts";
import { border, color, from, hover, radius, size, space, tight, type } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import type { PostCardContent } from "./blog-facts.ts";
import { byline } from "./byline.ts";
import { PostLine } from "./PostLine.tsx";

interface Props {
  post: PostCardContent;
  /** Set for the large card above the others. */
  isFeatured?: boolean;
  headingAs?: "h2" | "h3";
}

/** A card for an article. All of it is clickable; screen readers read the headline as the link. */
export function PostCard({ post, isFeatured = false, headingAs: Heading = "h2" }: Props) {
  const address = addressOf(post);
  if (address === null) return null;
  return (
    <Frame data-featured={isFeatured}>
      <Cover
        picture={post.cover}
        aspect={pictureAspects.card}
        sizes={isFeatured ? imageSizes.text : imageSizes.card}
        isFirst={isFeatured}
        isDecorative
      />
      <Words>
        <PostLine {...post} />
        <Heading>
          <SiteLink to={address}>{post.title}</SiteLink>
        </Heading>
        <p>{post.excerpt}</p>
        {post.author?.name && <p>By {byline(post.author.name)}</p>}
      </Words>
    </Frame>
  );
}

const Frame = styled.article({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[4],
  "& :is(h2, h3)": { font: type.heading, textWrap: "balance" },
  "& :is(h2, h3) a": { textDecorationColor: color.green },
  "& :is(h2, h3) a::after": { content: '""', position: "absolute", inset: 0 },
  "& p": { color: color.inkSoft, textWrap: "pretty" },
  [hover]: { "&:hover :is(h2, h3) a": { color: color.green } },
  "&[data-featured=true]": {
    paddingBottom: space[8],
    borderBottom: border.rule,
    "& h2": { font: type.title, letterSpacing: tight },
    "& h2 + p": { fontSize: size.lead },
    [from.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space[7] },
  },
});

const Cover = styled(ContentImage)({ width: "100%", borderRadius: radius.control });

const Words = styled.div({ display: "grid", alignContent: "start", gap: space[2] });
