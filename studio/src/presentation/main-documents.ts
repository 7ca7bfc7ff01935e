import { defineDocuments } from "sanity/presentation";
import { addressOf, rootTypes } from "../routes/addresses.ts";
import { singletonIds } from "../rules/singleton-ids.ts";

const fixed = Object.entries(singletonIds).flatMap(([type, id]) => {
  const route = addressOf({ _type: type });
  return route === null ? [] : [{ route, filter: "_id == $id", params: { id } }];
});

/** Which document a page of the site shows above all; the first route that fits counts. */
export const mainDocuments = defineDocuments([
  ...fixed,
  { route: "/blog/page/:number", filter: "_id == $id", params: { id: singletonIds.blogIndex } },
  { route: "/blog/:slug", filter: '_type == "blogPost" && slug.current == $slug' },
  { route: "/:slug", filter: `_type in ${JSON.stringify(rootTypes)} && slug.current == $slug` },
]);
