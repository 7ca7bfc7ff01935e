import { DomainError } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import type { Histogram } from "prom-client";
import { toCard, type Card } from "../domain/card.ts";
import { readHead } from "../domain/read-head.ts";
import type { Easel } from "../drawing/easel.ts";
import type { RenderedPage, Renderer } from "./ask-renderer.ts";

export type Picture = {
  png: Buffer;
  /** What the page itself says about being kept. */
  cacheControl: string;
  surrogateKey: string | undefined;
};

export type Pictures = {
  /** @throws {DomainError} `not_found` when there is no such page; `unavailable`. */
  of(path: string, timeZone: string): Promise<Picture>;
};

export type PicturesParts = { renderer: Renderer; easel: Easel; drawDuration: Histogram };

/** A page that is rendered again mostly still says the same of itself. */
const mostKept = 200;

export function createPictures({ renderer, easel, drawDuration }: PicturesParts): Pictures {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostKept });

  const draw = (card: Card): Promise<Buffer> => {
    const key = JSON.stringify(card);
    const known = drawn.get(key);
    if (known) return known;
    const ended = drawDuration.startTimer();
    const drawing = easel.draw(card).finally(() => ended());
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    return drawing;
  };

  return {
    of: async (path, timeZone) => {
      const { headers, body } = await askFor(renderer, path, timeZone);
      const head = readHead(body);
      if (!head) throw noPicture();
      return {
        png: await draw(toCard(head)),
        cacheControl: headers["cache-control"] ?? "public, max-age=0, must-revalidate",
        surrogateKey: headers["surrogate-key"],
      };
    },
  };
}

async function askFor(renderer: Renderer, path: string, timeZone: string): Promise<RenderedPage> {
  const page = await renderer.ask(path, timeZone).catch((cause: unknown) => {
    const fault = unavailable();
    fault.cause = cause;
    throw fault;
  });
  if (page.status >= 500) throw unavailable();
  const isPage = page.status === 200 && page.headers["content-type"]?.startsWith("text/html");
  if (!isPage) throw noPicture();
  return page;
}

function noPicture(): DomainError {
  return new DomainError("not_found", "There is no page here that could be drawn.");
}

function unavailable(): DomainError {
  return new DomainError("unavailable", "This picture can't be drawn right now. Please try again shortly.");
}
