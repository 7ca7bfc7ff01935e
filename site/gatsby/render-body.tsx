// Without `node:`, which Gatsby's check of its rendering engines doesn't know.
import { PassThrough } from "stream";
import type { GatsbySSR } from "gatsby";
import { renderToPipeableStream } from "react-dom/server";
import { documentStyle } from "../src/theme/document-style.ts";
import { takeStyles } from "../src/head/take-styles.ts";

/**
 * Renders the body as Gatsby does, but with every Suspense boundary in its place. By default React sends boundaries
 * after the first 12,800 bytes at the end of the document, with inline scripts that move them to their places: readers
 * without scripts would never see them. All styles stand in the head, the plain elements' before the components'.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const html = new PassThrough({ encoding: "utf8" });
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Infinity,
    onAllReady: () => void pipe(html),
    onError: (error) => void html.destroy(asError(error)),
  });
  let rendered = "";
  for await (const part of html) rendered += String(part);
  const { body, emotion, css } = takeStyles(rendered);
  replaceBodyHTMLString(body);
  setHeadComponents([
    <style key="style" dangerouslySetInnerHTML={{ __html: documentStyle }} />,
    <style key="emotion" data-emotion={emotion} data-s="" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("The page could not be rendered", { cause: error });
}
