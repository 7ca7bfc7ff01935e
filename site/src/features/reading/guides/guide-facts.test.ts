import type { GuideContent } from "../../../content/root-page.ts";
import { guideChange, guideCrumbs, guideData } from "./guide-facts.ts";

const question = (text: string) => ({
  _id: text,
  _updatedAt: "2026-02-01T00:00:00Z",
  question: text,
  answer: [
    { _type: "block", _key: "a", markDefs: [], children: [{ _type: "span", _key: "s", text: "So." }] },
  ],
});
const guide = {
  _type: "guide",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-02T00:00:00Z",
  revisedOn: null,
  title: "Getting Started",
  intro: "From the rules on.",
  layout: "steps",
  sections: [{ body: [{ _type: "embeddedQuestions", _key: "q", questions: [question("Within?")] }] }],
  checklist: { _updatedAt: "2026-03-01T00:00:00Z" },
  questions: [question("At the end?")],
} as unknown as GuideContent;
const place = { product: "WordleHint", page: { origin: "https://hint.example", path: "/getting-started" } };

describe("A guide", () => {
  it("belongs to the tutorials if it has steps, and to the Learning Center if it has tabs", () => {
    expect(guideCrumbs(guide).map(({ to }) => to)).toEqual(["/", "/step-by-step-tutorial", undefined]);
    expect(guideCrumbs({ ...guide, layout: "tabs" })[1]?.to).toBe("/learning-center");
  });

  it("changed when the last of its parts changed", () => {
    expect(guideChange(guide)).toBe("2026-03-01T00:00:00Z");
    expect(guideChange({ ...guide, checklist: null, questions: null })).toBe("2026-01-02T00:00:00Z");
  });

  it("describes itself, its breadcrumb and every question it shows in structured data", () => {
    const data = guideData(guide, place);
    expect(data.map((one) => one["@type"])).toEqual(["Article", "BreadcrumbList", "FAQPage"]);
    expect(data[0]).toMatchObject({ headline: "Getting Started", dateModified: "2026-03-01T00:00:00Z" });
    expect(JSON.stringify(data[2])).toMatch(/Within\?.*At the end\?/);
  });
});
