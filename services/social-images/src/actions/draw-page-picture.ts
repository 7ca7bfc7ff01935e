import { DomainError } from "@wordlehint/runtime";
import type { RenderedPage, Renderer } from "../clients/renderer.ts";
import { toCard } from "../domain/card.ts";
import { readHead } from "../domain/read-head.ts";
import type { DrawingQueue } from "../state/drawing-queue.ts";

export type PagePicture = {
  png: Buffer;
  /** The page's own `Cache-Control`, since the picture changes when the page does. */
  cacheControl: string;
  /** The page's own `Surrogate-Key`. */
  surrogateKey: string | undefined;
};

export type PagePictureParts = { renderer: Renderer; drawings: DrawingQueue };

/**
 * Draws the social picture of a page as it is in a time zone.
 * @throws {DomainError} `not_found` when there is no such page, or it has no picture.
 * @throws {DomainError} `unavailable` when the renderer fails, or too many pictures are being drawn.
 */
export async function drawPagePicture(
  { renderer, drawings }: PagePictureParts,
  path: string,
  timeZone: string,
): Promise<PagePicture> {
  const { headers, body } = await fetchPage(renderer, path, timeZone);
  const head = readHead(body);
  if (!head) throw noPicture();
  return {
    png: await drawings.draw(toCard(head)),
    cacheControl: headers["cache-control"] ?? "public, max-age=0, must-revalidate",
    surrogateKey: headers["surrogate-key"],
  };
}

async function fetchPage(renderer: Renderer, path: string, timeZone: string): Promise<RenderedPage> {
  const page = await renderer.fetchPage(path, timeZone).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (page.status >= 500) throw unavailable();
  const isPage = page.status === 200 && page.headers["content-type"]?.startsWith("text/html");
  if (!isPage) throw noPicture();
  return page;
}

function noPicture(): DomainError {
  return new DomainError("not_found", "There is no page at this address to draw a picture of.");
}

function unavailable(cause?: unknown): DomainError {
  const error = new DomainError(
    "unavailable",
    "This picture can't be drawn right now. Please try again shortly.",
  );
  error.cause = cause;
  return error;
}
