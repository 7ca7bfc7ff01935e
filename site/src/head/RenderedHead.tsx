/** The head in the renderer's HTML. In the browser `LateHead.tsx` takes this file's place. */
export { HeadTags as RenderedHead } from "./HeadTags.tsx";
