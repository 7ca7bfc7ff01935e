import styled from "@emotion/styled";
import { pictureAspects } from "@wordlehint/contracts";
import { ContentImage } from "../../../content/images/ContentImage.tsx";
import { color, radius, space, touch, type } from "../../../theme/tokens.ts";
import type { PostContent } from "./blog-facts.ts";

/** The author of an article. */
export function Author({ author }: { author: NonNullable<PostContent["author"]> }) {
  const { name, role, bio, portrait } = author;
  return (
    <Frame aria-label="About the author">
      <Portrait picture={portrait} aspect={pictureAspects.portrait} sizes={touch} isDecorative />
      <div>
        <Name>{name}</Name>
        <p>{role}</p>
      </div>
      {bio && <Bio>{bio}</Bio>}
    </Frame>
  );
}

const Frame = styled.section({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
});

const Portrait = styled(ContentImage)({ width: touch, height: touch, borderRadius: radius.round });

const Name = styled.p({ color: color.ink, font: type.minor });

const Bio = styled.p({ flexBasis: "100%", textWrap: "pretty" });
