import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { loadSitemap } from "../server/loaders/load-sitemap.ts";

/** The gateway serves it as `/sitemap.xml`. */
export default async function sitemap(
  { url = "/", headers }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const file = await loadSitemap({ url, headers: new Map(Object.entries(headers)) });
  response.writeHead(file.status, file.headers).end(file.body);
}
