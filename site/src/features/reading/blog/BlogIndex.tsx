import styled from "@emotion/styled";
import { pageAddress, pageCount } from "../../../content/blog-pages.ts";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { from, space } from "../../../theme/tokens.ts";
import { Pager } from "../../../ui/navigation/Pager.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { blogCrumbs, blogTitle, type BlogIndexContent } from "./blog-facts.ts";
import { BlogFacts } from "./BlogFacts.tsx";
import { OwnGame } from "./OwnGame.tsx";
import { PostCard } from "./PostCard.tsx";

interface Props {
  blog: BlogIndexContent;
  /** Page number, from 1. */
  page: number;
}

/** A page of the blog. The first has the featured article, other articles, our own game and facts; older pages have articles only. */
export function BlogIndex({ blog, page }: Props) {
  const { intro, featured, ownGame, posts, listed, factsTitle, facts } = blog;
  const isEmpty = featured === null && posts.length === 0;
  return (
    <>
      <PageTop
        crumbs={blogCrumbs(blog, page)}
        title={blogTitle(blog, page)}
        intro={page === 1 ? intro : null}
      />
      {featured && <PostCard post={featured} isFeatured />}
      {isEmpty && (
        <EmptyState heading="No article has been published yet">
          The first one will stand here as soon as it is.
        </EmptyState>
      )}
      <Grid>
        <HydrationSlice>
          {posts.map((post) => (
            <li key={post._id}>
              <PostCard post={post} />
            </li>
          ))}
        </HydrationSlice>
      </Grid>
      <Pager
        label="Pages of the blog"
        previousLabel="Newer articles"
        nextLabel="Older articles"
        page={page}
        count={pageCount(listed)}
        addressOf={pageAddress}
      />
      {ownGame && <OwnGame post={ownGame} />}
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
