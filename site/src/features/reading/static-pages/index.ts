export { withRelatedOf } from "./related-by-day.ts";
export { staticPageData } from "./static-page-facts.ts";
export { StaticPage } from "./StaticPage.tsx";
