export { onRenderBody } from "./gatsby/document-head.tsx";
export { replaceRenderer } from "./gatsby/render-body.tsx";
export { onPreRenderHTML } from "./gatsby/page-data-script.tsx";
export { wrapPageElement, wrapRootElement } from "./gatsby/wrap.tsx";
