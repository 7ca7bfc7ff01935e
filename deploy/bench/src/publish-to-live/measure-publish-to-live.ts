import { createClient, type SanityClient } from "@sanity/client";
import { writeArticles, slugOf } from "./articles.ts";
import { fetchPage, timePublish } from "./time-publish.ts";

/** `times`: the milliseconds of each publish while the dataset has so many articles. */
export type PublishTimes = { articles: number; times: readonly number[] };

const sizes = [100, 1000];
const publishes = 50;
const warmUps = 3;
const pagesAtOnce = 4;

/** Publishes 50 times, spread over all articles, while the gateway has every article's page in its cache. */
export async function measurePublishToLive(
  product: { site: string; lake: string; writeToken: string },
  say: (detail: string) => void,
): Promise<PublishTimes[]> {
  const client = createClient({
    projectId: "wordlehint",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: product.lake,
    // oxlint-disable-next-line typescript/no-deprecated -- our one host serves every project
    useProjectHostname: false,
    useCdn: false,
    token: product.writeToken,
  });
  const results: PublishTimes[] = [];
  let written = 0;
  for (const articles of sizes) {
    say(`${articles} articles`);
    await writeArticles(client, written, articles);
    await visitAll(product.site, articles);
    results.push({ articles, times: await publishInTurn(client, product.site, articles) });
    written = articles;
  }
  return results;
}

async function publishInTurn(client: SanityClient, site: string, articles: number): Promise<number[]> {
  const step = Math.floor(articles / publishes);
  for (let turn = 0; turn < warmUps; turn++) await timePublish(client, site, turn * step);
  const times: number[] = [];
  for (let turn = 0; turn < publishes; turn++) times.push(await timePublish(client, site, turn * step));
  return times;
}

async function visitAll(site: string, articles: number): Promise<void> {
  let next = 0;
  const visitor = async () => {
    while (next < articles) await fetchPage(`${site}/blog/${slugOf(next++)}`);
  };
  await fetchPage(`${site}/blog`);
  await Promise.all(Array.from({ length: pagesAtOnce }, visitor));
}
