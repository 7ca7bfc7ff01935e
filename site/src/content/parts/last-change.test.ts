import { lastChange } from "./last-change.ts";

const at = (_updatedAt: string) => ({ _updatedAt });

describe("A page's last change", () => {
  it("is its document's, while that is the newest", () => {
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
