import { firstPublished, lastChange } from "./last-change.ts";

const at = (_updatedAt: string) => ({ _updatedAt });
const installed = "2026-11-28T10:00:00Z";
const seeded = { _createdAt: installed, _updatedAt: "2026-11-28T10:02:00Z", revisedOn: "2026-10-03" };

describe("The last change of a page", () => {
  it("is the text's own date while nobody has edited it on this site", () => {
    expect(lastChange(seeded, at("2026-11-28T10:03:00Z"), null)).toBe("2026-10-03");
  });

  it("is its creation if the text gives no date", () => {
    expect(lastChange({ ...seeded, revisedOn: null })).toBe(installed);
  });

  it("is the last edit of its main document or of a part", () => {
    const edited = { ...seeded, _updatedAt: "2026-12-02T10:00:00Z" };
    expect(lastChange(edited, at("2026-12-01T10:00:00Z"))).toBe("2026-12-02T10:00:00Z");
    expect(lastChange(edited, null, at("2026-12-02T10:00:00.5Z"))).toBe("2026-12-02T10:00:00.5Z");
  });
});

it("A text older than its document was first published no later than its last change", () => {
  expect(firstPublished(seeded, "2026-10-03")).toBe("2026-10-03");
  expect(firstPublished(seeded, "2026-12-02T10:00:00Z")).toBe(installed);
});
