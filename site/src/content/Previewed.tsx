import type { ReactNode } from "react";
import { lazyWithPreload } from "../lib/lazy-with-preload.tsx";
import type { PreviewData } from "../preview/preview-data.ts";

const LateLiveContent = lazyWithPreload(() =>
  import(/* webpackChunkName: "preview" */ "../preview/LiveContent.tsx").then((module) => module.LiveContent),
);

interface Props<Content> {
  /** Identifies the page: another one begins anew. */
  path: string;
  /** The content that the page was rendered with. */
  content: Content | null;
  /** Set only in a preview. */
  preview: PreviewData | undefined;
  show: (content: Content | null) => ReactNode;
}

/** Shows a page's content; in a preview, as it is while an editor writes. */
export function Previewed<Content>({ path, content, preview, show }: Props<Content>) {
  if (!preview) return show(content);
  return (
    <LateLiveContent
      key={path}
      preview={preview}
      content={content}
      show={(live) => show(live as Content | null)}
      fallback={show(content)}
    />
  );
}
