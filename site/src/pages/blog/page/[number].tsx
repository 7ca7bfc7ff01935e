import type { GetServerData, PageProps } from "gatsby";
import { readPageNumber } from "../../../content/blog-pages.ts";
import type { ContentPageData } from "../../../content/content-page-data.ts";
import { type BlogIndexContent, BlogPage } from "../../../features/reading/blog/index.ts";
import { loadBlog } from "../../../server/loaders/load-blog-index.ts";

type Data = ContentPageData<BlogIndexContent>;

/** The pages of the blog from the second one on. */
export default function OlderBlogPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return <BlogPage data={serverData} />;
}

export const getServerData: GetServerData<Data> = (request) =>
  loadBlog(request, readPageNumber(request.params?.number as string | undefined));
