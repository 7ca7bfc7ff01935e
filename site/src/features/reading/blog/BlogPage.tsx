import { pageAt } from "../../../content/blog-pages.ts";
import type { ContentPageData } from "../../../content/content-page-data.ts";
import { ContentPage } from "../../../content/ContentPage.tsx";
import { blogIndexData, blogIndexHead, type BlogIndexContent } from "./blog-facts.ts";
import { BlogIndex } from "./BlogIndex.tsx";
import { FeedLine } from "./FeedLine.tsx";

/** A page of the blog with its head. */
export function BlogPage({ data }: { data: ContentPageData<BlogIndexContent> }) {
  const page = pageAt(data.path);
  return (
    <ContentPage
      data={data}
      head={(blog) => blogIndexHead(blog, page)}
      structuredData={(blog, place) => blogIndexData(blog, page, place)}
    >
      {(blog) => (
        <>
          <BlogIndex blog={blog} page={page} />
          <FeedLine />
        </>
      )}
    </ContentPage>
  );
}
