import { withHead } from "../../test/with-head.tsx";
import { defaultSettings } from "../settings/default-settings.ts";
import { Settings } from "../settings/Settings.tsx";
import { faqPage } from "./schema/faq-page.ts";
import { Head } from "./Head.tsx";
import { HomeHead } from "./HomeHead.tsx";

const riddle = {
  date: "2026-06-15",
  puzzleNumber: 1_823,
  wordLength: 5,
  riddle: "I wade,\nI bow,\nI fly,\nI rest.",
};

/** Renders the head as the renderer does, tag by tag. */
function headOf({
  isPreview = false,
  ...shown
}: Partial<typeof riddle> & { isPreview?: boolean } = {}): string[] {
  const element = (
    <Settings settings={{ ...defaultSettings, isPreview }}>
      <HomeHead origin="https://hint.example" riddle={{ ...riddle, ...shown }} />
    </Settings>
  );
  const { title, meta, link, script } = withHead(element).head;
  return [title, meta, link, script].flatMap((tags) => tags.toString().split(/(?<=>)(?=<)/));
}

describe("The home page's head", () => {
  it("shows the picture of the day's own page, which no network has kept from the day before", () => {
    const imageOf = (head: string[]) =>
      head.flatMap((tag) => /(?:og|twitter):image" content="([^"]*)"/.exec(tag)?.[1] ?? []);
    const picture = "https://hint.example/social/wordle-hint/june-15-2026.png";
    expect(imageOf(headOf())).toEqual([picture, picture]);
    expect(imageOf(headOf({ date: "2026-06-16" }))[0]).toContain("june-16-2026");
    expect(headOf().join("\n")).toContain(
      'content="WordleHint. Monday 15 June 2026 · No. 1823. I wade, I bow. 5 closed letter tiles"',
    );
  });

  it("of a preview has no address and is not indexed", () => {
    const head = headOf({ isPreview: true }).join("\n");
    expect(head).toContain('content="noindex"');
    expect(head).not.toContain("canonical");
  });

  it("of a preview has no invisible characters, in structured data neither", () => {
    const marked = (text: string) => text + "\u{200B}\u{200C}\u{200D}\u{FEFF}".repeat(8);
    const headWith = (mark: (text: string) => string) =>
      withHead(
        <Settings settings={{ ...defaultSettings, isPreview: true }}>
          <Head
            title={mark("Title")}
            description={mark("What it is about.")}
            structuredData={() => [faqPage([{ question: mark("Why?"), answer: mark("So.") }])]}
          />
        </Settings>,
      ).head;
    const tagsOf = ({ title, meta, script }: ReturnType<typeof headWith>) => [title, meta, script].join("\n");
    expect(tagsOf(headWith(marked))).toBe(tagsOf(headWith((text) => text)));
  });
});
