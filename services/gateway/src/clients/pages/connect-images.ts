import { Buffer } from "node:buffer";
import type { Problem } from "@wordlehint/contracts";
import { connectSite, SiteError, type Site, type SiteOptions, type SiteResponse } from "./connect-site.ts";

/** Connects to the server of the content's pictures. Visitors see nothing of its responses but the pictures. */
export function connectImages(options: Pick<SiteOptions, "url" | "timeoutMs" | "token">): Site {
  const server = connectSite(options);
  return {
    ...server,
    fetch: async (path) => {
      const { status, headers, body } = await server.fetch(path, "UTC");
      const contentType = headers["content-type"] ?? "";
      if (status === 200 && contentType.startsWith("image/")) return image(200, contentType, body);
      if (status === 404 || status === 403 || status === 400) return notFound;
      throw new SiteError(`the server of pictures responded with ${status} ${contentType} for ${path}`);
    },
  };
}

function image(status: number, contentType: string, body: Buffer): SiteResponse {
  return { kind: "image", status, headers: { "content-type": contentType }, body };
}

const problem: Problem = {
  type: "about:blank",
  title: "Not Found",
  status: 404,
  code: "not_found",
  message: "There is no such picture.",
};
const notFound = image(404, "application/problem+json", Buffer.from(JSON.stringify(problem)));
