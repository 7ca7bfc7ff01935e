import { withHead } from "../../test/with-head.tsx";
import { defaultSettings } from "../settings/default-settings.ts";
import { Settings } from "../settings/Settings.tsx";
import { HomeHead } from "./HomeHead.tsx";

const riddle = { date: "2026-06-15", puzzleNumber: 1_823, wordLength: 5 };

/** Renders the head as the renderer does, tag by tag. */
function headOf(isPreview = false): string[] {
  const element = (
    <Settings settings={{ ...defaultSettings, isPreview }}>
      <HomeHead origin="https://hint.example" riddle={riddle} />
    </Settings>
  );
  const { title, meta, link, script } = withHead(element).head;
  return [title, meta, link, script].flatMap((tags) => tags.toString().split(/(?<=>)(?=<)/));
}

describe("The home page's head", () => {
  it("has what search engines and social networks read", () => {
    const head = headOf().join("\n");
    expect(head).toMatch(
      /<title[^>]*>Today&#x27;s Wordle Hint: a Riddle Without Spoilers \| WordleHint<\/title>/,
    );
    for (const name of ["description", "keywords", "robots", "twitter:card", "twitter:title"])
      expect(head).toMatch(new RegExp(`<meta [^>]*name="${name}" content="[^"]+"`));
    for (const property of ["title", "description", "url", "type", "site_name", "image"])
      expect(head).toMatch(new RegExp(`<meta [^>]*property="og:${property}" content="[^"]+"`));
    expect(head).toContain('rel="canonical" href="https://hint.example"');
    expect(head).toContain('"@type":"WebApplication"');
    expect(head).toContain("Monday 15 June 2026, puzzle 1823");
  });

  it("of a preview has no address and is not indexed", () => {
    const head = headOf(true).join("\n");
    expect(head).toContain('content="noindex"');
    expect(head).not.toContain("canonical");
  });
});
