import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { idOf, slugOf } from "./articles.ts";

const pauseMs = 5;
const timeoutMs = 30_000;
const connection = new Agent({ keepAlive: true });

/**
 * Changes an article's headline as the studio does and publishes it. Returns the milliseconds from the publish
 * request until the first byte of a page with that headline.
 */
export async function timePublish(client: SanityClient, site: string, number: number): Promise<number> {
  const publishedId = idOf(number);
  const draftId = `drafts.${publishedId}`;
  const headline = `Changed at ${Date.now()} in article ${number}`;
  await client.action([
    { actionType: "sanity.action.document.edit", publishedId, draftId, patch: { set: { title: headline } } },
  ]);
  const page = `${site}/blog/${slugOf(number)}`;
  const clicked = performance.now();
  const published = client.action({ actionType: "sanity.action.document.publish", publishedId, draftId });
  const live = await firstPageWith(page, headline, clicked + timeoutMs);
  await published;
  return live - clicked;
}

/** The time at which the first page with this text began to arrive. */
async function firstPageWith(url: string, text: string, deadline: number): Promise<number> {
  while (performance.now() < deadline) {
    const { arrived, body } = await fetchPage(url);
    if (body.includes(text)) return arrived;
    await delay(pauseMs);
  }
  throw new Error(`${url} did not show the published headline in time`);
}

/** Fetches a page. `arrived` is the time of its first byte. */
export async function fetchPage(url: string): Promise<{ arrived: number; body: string }> {
  const [response] = (await once(request(url, { agent: connection }).end(), "response")) as [IncomingMessage];
  const arrived = performance.now();
  const body = (await buffer(response)).toString("utf8");
  if (response.statusCode !== 200) throw new Error(`${url}: status ${response.statusCode ?? "unknown"}`);
  return { arrived, body };
}
