import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { loadBlogFeed } from "../server/loaders/load-blog-feed.ts";

/** The gateway serves it as `/blog/rss.xml`. */
export default async function blogFeed(
  { url = "/", headers }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const file = await loadBlogFeed({ url, headers: new Map(Object.entries(headers)) });
  response.writeHead(file.status, file.headers).end(file.body);
}
