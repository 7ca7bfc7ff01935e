import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import { lastChange } from "../../../content/parts/last-change.ts";
import { LastUpdated } from "../../../content/parts/LastUpdated.tsx";
import { routes } from "../../../routes.ts";
import { color, icon, measure, size, space, tight, touch, type } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import type { PostContent } from "./blog-facts.ts";
import { byline } from "./byline.ts";
import { PostLine } from "./PostLine.tsx";

/** The header of an article. */
export function PostTop({ post }: { post: PostContent }) {
  const { title, excerpt, author, publishedOn } = post;
  const changedAt = lastChange(post);
  return (
    <Frame>
      <Back to={routes.blog.path}>
        <ArrowLeft />
        Back to blog
      </Back>
      <PostLine {...post} />
      <h1>{title}</h1>
      <Lead>{excerpt}</Lead>
      {author && (
        <p>
          By <Name>{byline(author.name ?? "")}</Name>
          {author.role && `, ${author.role}`}
        </p>
      )}
      {changedAt.slice(0, 10) !== publishedOn && <LastUpdated at={changedAt} />}
    </Frame>
  );
}

const Frame = styled.header({
  display: "grid",
  gap: space[3],
  paddingBlock: `${space[4]} ${space[7]}`,
  "& > h1": { font: type.page, letterSpacing: tight, textWrap: "balance" },
  "& > p": { color: color.inkSoft },
});

const Back = styled(SiteLink)({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  color: color.inkSoft,
  "& > svg": { width: icon.inline, height: icon.inline },
});

const Lead = styled.p({ maxWidth: measure.text, fontSize: size.lead, textWrap: "pretty" });

const Name = styled.span({ color: color.ink, font: type.control });
