export { onRenderBody } from "./gatsby/document-head.tsx";
export { wrapPageElement, wrapRootElement } from "./gatsby/wrap.tsx";
