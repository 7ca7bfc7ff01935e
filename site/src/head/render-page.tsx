// Without `node:`, which Gatsby's check of its rendering engines doesn't know.
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
 * Renders a page with every Suspense boundary in its place. By default React sends boundaries after the first 12,800
 * bytes at the end of the document, with inline scripts that move them to their places: readers without scripts would
 * never see them.
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
 * Hands a head to react-helmet, and has `take` read it there at once: react-helmet has a single head for the whole
 * process, which the next page replaces.
 */
export function withHelmet<Taken>(head: HeadFacts, take: () => Taken): Taken {
  renderToStaticMarkup(<HeadTags {...head} />);
  return take();
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("The page could not be rendered", { cause: error });
}
