import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

/**
 * `GET /social/<page path>.png`: the picture of a page for social networks, such as `/social/about.png` for
 * `/about` and `/social/index.png` for the home page.
 */
export const getPictureContract = defineRoute({
  method: "get",
  path: "/social/*path",
  summary: "The picture of a page for social networks",
  /** The segments of the page path. */
  params: z.object({ path: z.array(z.string()) }),
  response: { status: 200, description: "The picture, 1200 by 630 pixels", mediaType: "image/png" },
  errors: ["invalid_input", "not_found", "uri_too_long", "unavailable"],
});

/** The routes of the social images. */
export const socialImagesRoutes = [getPictureContract] as const;
