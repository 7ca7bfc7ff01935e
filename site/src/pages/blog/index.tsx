import type { GetServerData, PageProps } from "gatsby";
import { blogIndexQuery } from "../../content/blog-queries.ts";
import type { ContentPageData } from "../../content/content-page-data.ts";
import { loadContentPage } from "../../content/content-page.ts";
import { ContentPage } from "../../content/ContentPage.tsx";
import { BlogIndex } from "../../features/blog/BlogIndex.tsx";
import { blogIndexData, type BlogIndexContent } from "../../features/blog/blog-facts.ts";

type Data = ContentPageData<BlogIndexContent>;

export default function BlogIndexPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage data={serverData} structuredData={blogIndexData}>
      {(blog) => <BlogIndex blog={blog} />}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: blogIndexQuery,
    types: ["blogIndex", "blogPost", "author", "category", "fact"],
    whenAbsent: "empty",
  });
