import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { robotsFile } from "../server/loaders/load-sitemap.ts";

/** The gateway serves it as `/robots.txt`. */
export default function robots(_request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): void {
  const file = robotsFile();
  response.writeHead(file.status, file.headers).end(file.body);
}
