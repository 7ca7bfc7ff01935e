import { hintAddress, longDate } from "@wordlehint/contracts";
import { Feed } from "feed";
import { feedDescription, feedTitle, type FeedDay } from "./feed-day.ts";

/**
 * Writes riddles as RSS 2.0.
 * @param days the newest first, at least one
 * @param origin the site's public origin
 * @param path where this feed is served, with its query
 */
export function rssFeed(days: readonly FeedDay[], origin: string, path: string): string {
  const feed = new Feed({
    title: feedTitle,
    description: feedDescription,
    link: `${origin}/wordle-hints`,
    language: "en-US",
    generator: false,
    ...(days[0] && { updated: days[0].releasedAt }),
    feedLinks: { rss: origin + path },
  });
  for (const { date, puzzleNumber, lines, releasedAt } of days) {
    const link = origin + hintAddress(date);
    feed.addItem({
      title: `Wordle hint No. ${puzzleNumber}, ${longDate(date)}`,
      id: link,
      link,
      date: releasedAt,
      description: lines.map(escaped).join("<br>\n"),
    });
  }
  return feed.rss2();
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A description is HTML. */
function escaped(line: string): string {
  return line.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
