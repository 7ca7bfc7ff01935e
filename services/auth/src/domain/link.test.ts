import { openLink, opensWith, type LinkPurpose } from "./link.ts";

const made = new Date("2026-11-22T12:00:00Z");
const after = (minutes: number) => new Date(made.getTime() + minutes * 60_000);

it.each<[LinkPurpose, number]>([
  ["reset-password", 60],
  ["verify-email", 24 * 60],
  ["change-email", 24 * 60],
])("lets a link of kind %s be used for %i minutes", (purpose, minutes) => {
  const link = openLink(purpose, "hash", made);
  expect(opensWith(link, "hash", made)).toBe(true);
  expect(opensWith(link, "hash", new Date(after(minutes).getTime() - 1))).toBe(true);
  expect(opensWith(link, "hash", after(minutes))).toBe(false);
});

it("opens nothing with another link's hash, nor where there is no link", () => {
  expect(opensWith(openLink("verify-email", "hash", made), "other", made)).toBe(false);
  expect(opensWith(undefined, "hash", made)).toBe(false);
});
