import styled from "@emotion/styled";
import { GamePromotion } from "../../../content/parts/GamePromotion.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { useSettings } from "../../../settings/Settings.tsx";
import { from, space } from "../../../theme/tokens.ts";
import type { PostCardContent } from "./blog-facts.ts";
import { PostCard } from "./PostCard.tsx";

/** The article about the site's own game, beside what the game offers. */
export function OwnGame({ post }: { post: PostCardContent }) {
  const { name, text } = useSettings().appPromotion;
  return (
    <Section heading="Our own game" id="own-game">
      <Columns>
        <PostCard post={post} headingAs="h3" />
        <GamePromotion title={name} text={text} headingAs="h3" />
      </Columns>
    </Section>
  );
}

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
