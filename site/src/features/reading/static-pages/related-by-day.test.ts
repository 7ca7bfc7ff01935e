import { addDays } from "@wordlehint/contracts";
import type { StaticPageContent } from "../../../content/root-page.ts";
import { withRelatedOf } from "./related-by-day.ts";

const pageWith = (...ids: string[]) =>
  ({ _id: "about", related: ids.map((_id) => ({ _id })) }) as unknown as StaticPageContent;
const shown = (page: StaticPageContent, day: string) =>
  (withRelatedOf(page, day).related ?? []).map(({ _id }) => _id);
const days = Array.from({ length: 600 }, (_, index) => addDays("2026-01-01", index));

describe("The related pages of a static page", () => {
  const page = pageWith("a", "b", "c", "d", "e", "f");

  it("are three different ones, the same for everybody on a day", () => {
    for (const day of days.slice(0, 30)) {
      expect(new Set(shown(page, day)).size).toBe(3);
      expect(shown(page, day)).toEqual(shown(page, day));
    }
  });

  it("are each as likely as the others, wherever they are in the list", () => {
    const places = days.flatMap((day) => shown(page, day).map((id, index) => `${id}${index}`));
    const counts = Object.values(Object.groupBy(places, (place) => place)).map((found = []) => found.length);
    expect(counts).toHaveLength(18);
    expect(Math.min(...counts)).toBeGreaterThan(70);
    expect(Math.max(...counts)).toBeLessThan(130);
  });

  it("never include the page itself", () => {
    const all = days.flatMap((day) => shown(pageWith("about", "b", "c", "d", "e"), day));
    expect(all).not.toContain("about");
    expect(shown(pageWith("about", "b"), "2026-11-29")).toEqual(["b"]);
  });
});
