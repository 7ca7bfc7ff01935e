import { readHead } from "./read-head.ts";

const head = (tags: string) => `<!DOCTYPE html><html><head>${tags}</head><body></body></html>`;
const withoutPicture = `<meta property="og:title" content="About"><meta property="og:site_name" content="WordleHint">`;
const picture = `<meta property="og:image" content="https://hint.example/social/about.png">`;
const named = withoutPicture + picture;

describe("readHead", () => {
  it("returns title, site, kicker and the number of closed tiles", () => {
    const tags = `<meta data-react-helmet="true" name="wordlehint:kicker" content="No. 1982"/>
      <meta content="5" name="wordlehint:tiles">${named}`;
    expect(readHead(head(tags))).toEqual({
      title: "About",
      site: "WordleHint",
      kicker: "No. 1982",
      verse: [],
      closedTiles: 5,
    });
  });

  it("returns the first two lines of a verse", () => {
    const tags = `${named}<meta name="wordlehint:verse" content="I wade,\n\n I bow.\nI fly.">`;
    expect(readHead(head(tags))?.verse).toEqual(["I wade,", " I bow."]);
  });

  it("needs only a title, a site and a picture", () => {
    expect(readHead(head(named))).toMatchObject({ kicker: "", closedTiles: 0 });
  });

  it.each([
    "",
    "<title>About</title>",
    `<meta property="og:title" content="About">`,
    "plain text",
    "\u0000<",
    withoutPicture,
    picture,
    named.replace("About", ""),
    named.replace(/<meta property="og:title"[^>]*>/, ""),
    named.replace(/<meta property="og:site_name"[^>]*>/, ""),
  ])("returns undefined for a head of %j", (tags) => {
    expect(readHead(head(tags))).toBeUndefined();
  });

  it.each(["0", "-1", "1.5", "9", "1e9", "NaN", "five", ""])(
    "returns no tiles when the page says %j",
    (tiles) => {
      expect(readHead(head(`${named}<meta name="wordlehint:tiles" content="${tiles}">`))).toMatchObject({
        closedTiles: 0,
      });
    },
  );

  it("decodes character references once", () => {
    const tags = named.replace("About", "&lt;b&gt; &amp;amp; &#39;x&#39;");
    expect(readHead(head(tags))?.title).toBe("<b> &amp; 'x'");
  });

  it("takes the first tag of each name, and only from the head", () => {
    const forged = `<meta property="og:title" content="Forged">`;
    expect(readHead(head(named + forged))?.title).toBe("About");
    expect(readHead(`<html><head></head><body>${named}</body></html>`)).toBeUndefined();
    expect(readHead(`<html><body>${named}</body></html>`)).toBeUndefined();
    expect(readHead(head(`<!--${forged}-->${named}`))?.title).toBe("About");
  });
});
