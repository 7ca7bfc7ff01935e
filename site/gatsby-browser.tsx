import type { GatsbyBrowser } from "gatsby";
import { repairCanonical } from "./src/head/canonical.ts";
import { focusArrival, restoreScrollByGatsby, shouldUpdateScroll } from "./src/shell/arrive.ts";
import { changeDocument } from "./src/shell/change-document.ts";
import { replaceHydrateFunction } from "./src/app/hydrate.ts";
import { onClientEntry, wrapPageElement, wrapRootElement } from "./gatsby/start-in-slices.ts";

export { onClientEntry, replaceHydrateFunction, shouldUpdateScroll, wrapPageElement, wrapRootElement };

export const onPreRouteUpdate = changeDocument;

export const onRouteUpdate = focusArrival;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  repairCanonical();
  restoreScrollByGatsby();
};
