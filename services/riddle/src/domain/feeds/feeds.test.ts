import { calendarFeed } from "./calendar-feed.ts";
import { feedDescription, feedTitle, type FeedDay } from "./feed-day.ts";
import { rssFeed } from "./rss-feed.ts";

const days: FeedDay[] = [
  {
    date: "2026-11-23",
    puzzleNumber: 1984,
    lines: ["A <b> & a 'quoted' line;", "then, another"],
    releasedAt: new Date("2026-11-23T05:05:00Z"),
  },
  {
    date: "2026-11-22",
    puzzleNumber: 1983,
    lines: ["One line"],
    releasedAt: new Date("2026-11-22T05:05:00Z"),
  },
];
const origin = "https://hint.example";
const feedOptions = { origin, zone: "Pacific/Auckland" };

describe("The RSS feed", () => {
  const xml = rssFeed(days, origin, "/api/riddle/feed?tz=Asia%2FTokyo");

  it("has an item for each riddle, with its page, its release and its verse as HTML", () => {
    const items = xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];
    expect(items).toHaveLength(2);
    expect(items[0]).toContain("<title><![CDATA[Wordle hint No. 1984, Monday 23 November 2026]]></title>");
    expect(items[0]).toContain("<link>https://hint.example/wordle-hint/november-23-2026</link>");
    expect(items[0]).toContain("<pubDate>Mon, 23 Nov 2026 05:05:00 GMT</pubDate>");
    expect(items[0]).toContain("A &lt;b&gt; &amp; a 'quoted' line;<br>\nthen, another");
  });

  it("names the newest release as its date, and the address that it is served at", () => {
    expect(xml).toContain("<lastBuildDate>Mon, 23 Nov 2026 05:05:00 GMT</lastBuildDate>");
    expect(xml).toContain('href="https://hint.example/api/riddle/feed?tz=Asia%2FTokyo"');
  });

  it("says what it is, in which language and where its riddles are listed", () => {
    const channel = xml.slice(0, xml.indexOf("<item>"));
    expect(channel).toContain(`<title>${feedTitle}</title>`);
    expect(channel).toContain(`<description>${feedDescription}</description>`);
    expect(channel).toContain("<language>en-US</language>");
    expect(channel).toContain("<link>https://hint.example/wordle-hints</link>");
    expect(channel).not.toContain("<generator>");
  });

  it("identifies a riddle by its page, however the days are numbered", () => {
    expect(xml.match(/<guid[^>]*>[^<]*/g)?.map((guid) => guid.replace(/.*>/, ""))).toEqual([
      "https://hint.example/wordle-hint/november-23-2026",
      "https://hint.example/wordle-hint/november-22-2026",
    ]);
  });
});

describe("The calendar", () => {
  const coming = [{ date: "2026-11-30", puzzleNumber: 1991 }];
  // Long lines are folded (RFC 5545, section 3.1).
  const lines = calendarFeed(days, coming, feedOptions).replaceAll("\r\n ", "").split("\r\n");
  const events = lines.join("\n").match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];

  it("has an event for each day, on its date in whatever zone, that keeps nobody busy", () => {
    expect(events).toHaveLength(3);
    expect(events[0]).toContain("DTSTART;VALUE=DATE:20261123\n");
    expect(events[0]).toContain("UID:2026-11-23@hint.example\n");
    expect(events[0]).toContain("SUMMARY:Wordle hint No. 1984\n");
    expect(events[0]).toContain("TRANSP:TRANSPARENT\n");
    expect(events[0]).toContain(
      "DESCRIPTION:A <b> & a 'quoted' line\\;\\nthen\\, another\\n\\nhttps://hint.example/wordle-hint/november-23-2026\n",
    );
    expect(events[0]).toContain("URL;VALUE=URI:https://hint.example/wordle-hint/november-23-2026\n");
  });

  it("ends each event with its day, also for programs that take one without an end for one of no length", () => {
    const spans = events.map((event) =>
      /DTSTART;VALUE=DATE:(\d+)\n[\s\S]*DTEND;VALUE=DATE:(\d+)\n/.exec(event),
    );
    expect(spans.map((span) => span?.slice(1))).toEqual([
      ["20261123", "20261124"],
      ["20261122", "20261123"],
      ["20261130", "20261201"],
    ]);
  });

  it("says of a day to come only when its riddle comes out, and where", () => {
    expect(events[2]).toContain(
      "DESCRIPTION:The riddle comes out at 00:05 (Pacific/Auckland).\\n\\nhttps://hint.example/wordle-hint/today\n",
    );
  });

  it("dates a riddle's event at its release, and that of a day to come at the newest one", () => {
    expect(events.map((event) => /DTSTAMP:(.*)/.exec(event)?.[1])).toEqual([
      "20261123T050500Z",
      "20261122T050500Z",
      "20261123T050500Z",
    ]);
  });

  it("says what it is, and that programs may look again every hour", () => {
    expect(lines).toContain(`NAME:${feedTitle}`);
    expect(lines).toContain(`X-WR-CALDESC:${feedDescription}`);
    expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  });

  it("can be made before any riddle is released", () => {
    expect(calendarFeed([], coming, feedOptions)).toContain("UID:2026-11-30@hint.example");
  });

  it("is the same when it is made again, so that programs needn't load it", () => {
    expect(calendarFeed(days, coming, feedOptions)).toBe(calendarFeed(days, coming, feedOptions));
  });
});
