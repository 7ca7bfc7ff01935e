import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../../content/content-page-data.ts";
import { type BlogIndexContent, BlogPage } from "../../features/reading/blog/index.ts";
import { loadBlog } from "../../server/loaders/load-blog-index.ts";

type Data = ContentPageData<BlogIndexContent>;

export default function BlogIndexPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return <BlogPage data={serverData} />;
}

export const getServerData: GetServerData<Data> = (request) => loadBlog(request, 1);
