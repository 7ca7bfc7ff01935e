export { onRenderBody } from "./gatsby/document-head.tsx";
export { replaceRenderer } from "./gatsby/replace-renderer.tsx";
export { wrapPageElement, wrapRootElement } from "./gatsby/wrap.tsx";
