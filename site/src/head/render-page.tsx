// Not `node:stream`: Gatsby's validation of its rendering engines rejects the `node:` prefix.
import { PassThrough } from "stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { CollectedHead } from "./collected-head.ts";
import type { HeadFacts } from "./head-facts.ts";
import { HeadTags } from "./HeadTags.tsx";
import { takeStyles, type StyledBody } from "./take-styles.ts";

export interface RenderedPage extends StyledBody {
  /** Undefined for a page that contributes nothing to its head. */
  head: HeadFacts | undefined;
}

/**
 * Renders a page to HTML, with the content of each Suspense boundary where it belongs. By default, React sends what
 * comes after the first 12,800 bytes at the end of the document, with inline scripts that move it into place. Without
 * JavaScript, it would stay hidden.
 */
export async function renderPage(page: ReactNode): Promise<RenderedPage> {
  let head: HeadFacts | undefined;
  const html = new PassThrough({ encoding: "utf8" });
  const { pipe } = renderToPipeableStream(
    <CollectedHead value={(facts) => void (head = facts)}>{page}</CollectedHead>,
    {
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(html),
      onError: (error) => void html.destroy(asError(error)),
    },
  );
  let rendered = "";
  for await (const part of html) rendered += String(part);
  return { ...takeStyles(rendered), head };
}

/**
 * Renders a head with react-helmet, and calls `take` to read it from there. Both happen synchronously, because
 * react-helmet keeps a single head for the whole process, and other pages may be rendered at the same time.
 */
export function withHelmet<Taken>(head: HeadFacts, take: () => Taken): Taken {
  renderToStaticMarkup(<HeadTags {...head} />);
  return take();
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("The page could not be rendered", { cause: error });
}
