import { dateSlug } from "@wordlehint/contracts";
import { guessDate, readDateSlug } from "./date-slug.ts";

describe("The date in a hint page's address", () => {
  it.each([
    ["2025-03-05", "march-5-2025"],
    ["2021-06-19", "june-19-2021"],
    ["2028-02-29", "february-29-2028"],
    ["2026-12-31", "december-31-2026"],
  ])("of %s is %s, and is read back", (date, slug) => {
    expect(dateSlug(date)).toBe(slug);
    expect(readDateSlug(slug)).toBe(date);
  });

  it.each([
    "",
    "march",
    "March-5-2025",
    "march-05-2025",
    "mar-5-2025",
    "2025-03-05",
    "february-29-2026",
    "june-31-2025",
    "march-0-2025",
    "march-5-25",
    "march-5-2025-",
    "march--2025",
    "-5-2025",
    "today",
  ])("isn't read from %j", (slug) => {
    expect(readDateSlug(slug)).toBeNull();
  });
});

describe("A date that somebody typed", () => {
  it.each(["March-5-2025", "march-05-2025", "mar-5-2025", "2025-03-05", "2025-3-5", "5-march-2025"])(
    "is guessed from %s",
    (text) => {
      expect(guessDate(text)).toBe("2025-03-05");
    },
  );

  it.each(["ma-5-2025", "smarch-5-2025", "13-13-2025", "2025-13-01", "yesterday", "a-b-c"])(
    "isn't guessed from %s",
    (text) => {
      expect(guessDate(text)).toBeNull();
    },
  );
});
