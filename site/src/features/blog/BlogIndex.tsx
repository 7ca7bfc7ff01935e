import styled from "@emotion/styled";
import { crumbsTo } from "../../content/parts/crumbs.ts";
import { PageTop } from "../../content/parts/PageTop.tsx";
import { from, space } from "../../theme/tokens.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { BlogFacts } from "./BlogFacts.tsx";
import type { BlogIndexContent } from "./blog-facts.ts";
import { PostCard } from "./PostCard.tsx";

/** The blog: the article that was chosen to stand first, the others, and facts about the game. */
export function BlogIndex({ blog }: { blog: BlogIndexContent }) {
  const { title, intro, featured, posts, factsTitle, facts } = blog;
  const isEmpty = featured === null && posts.length === 0;
  return (
    <>
      <PageTop crumbs={crumbsTo(title)} title={title ?? ""} intro={intro} />
      {featured && <PostCard post={featured} isFeatured />}
      {isEmpty && (
        <EmptyState heading="No article has been published yet">
          The first one will stand here as soon as it is.
        </EmptyState>
      )}
      <Grid>
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
      <BlogFacts heading={factsTitle ?? ""} facts={facts ?? []} />
    </>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: space[8],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `${space[9]} ${space[7]}` },
});
