import { siteRoutes } from "../../../src/routes/site-routes.ts";
import { reference } from "./seed-document.ts";

/** Makes a link. `target` is an `https://` URL, the path of a page without a document, or the id of a document. */
export function link(target: string) {
  if (target.startsWith("https://")) return { _type: "link", kind: "external", url: target };
  if (siteRoutes.some(({ value }) => value === target))
    return { _type: "link", kind: "route", route: target };
  if (target.startsWith("/"))
    throw new Error(`${target} is not a route of the site. Use the document's id instead.`);
  return { _type: "link", kind: "page", page: reference(target) };
}

export function labelledLink(label: string, target: string) {
  return { _type: "labelledLink", label, link: link(target) };
}
