import { defineDocuments } from "sanity/presentation";
import { addressOf, rootTypes } from "../routes/addresses.ts";
import { singletonIds } from "../rules/singleton-ids.ts";

const fixed = Object.entries(singletonIds).flatMap(([type, id]) => {
  const route = addressOf({ _type: type });
  return route === null ? [] : [{ route, filter: "_id == $id", params: { id } }];
});

/** The main document of each page of the site. The first route that matches applies. */
export const mainDocuments = defineDocuments([
  ...fixed,
  { route: "/", filter: "_id == $id", params: { id: singletonIds.homePage } },
  { route: "/blog/page/:number", filter: "_id == $id", params: { id: singletonIds.blogIndex } },
  { route: "/blog/:slug", filter: '_type == "blogPost" && slug.current == $slug' },
  { route: "/wordle-hint/:day", filter: "_id == $id", params: { id: singletonIds.hintPage } },
  { route: "/:slug", filter: `_type in ${JSON.stringify(rootTypes)} && slug.current == $slug` },
]);
