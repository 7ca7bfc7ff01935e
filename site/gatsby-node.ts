export { createPages } from "./gatsby/create-pages.ts";
