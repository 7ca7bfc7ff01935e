import { lastChange } from "./last-change.ts";

const at = (_updatedAt: string) => ({ _updatedAt });

describe("The last change of a page", () => {
  it("is that of its main document if nothing else is newer", () => {
    expect(lastChange(at("2026-03-02T10:00:00Z"), at("2026-03-01T10:00:00Z"), null)).toBe(
      "2026-03-02T10:00:00Z",
    );
  });

  it("is that of a part that changed later", () => {
    expect(lastChange(at("2026-03-02T10:00:00Z"), null, at("2026-03-02T10:00:00.5Z"))).toBe(
      "2026-03-02T10:00:00.5Z",
    );
  });
});
