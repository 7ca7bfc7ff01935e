import { blockedStorage, runBeforePaint, type GetItem } from "../../../lib/run-before-paint.fixture.ts";
import { themeBeforePaint } from "./before-paint.ts";
import { chooseTheme } from "./stored-theme.ts";

type Stored = Record<string, string>;

const paint = (getItem: GetItem) => runBeforePaint(themeBeforePaint, getItem);

const cases: [string, Stored, string][] = [
  ["is dark when nothing is stored", {}, "dark"],
  ["is the stored one", { "wordlehint-theme": "light" }, "light"],
  ["is the one under the older key when there is no other", { theme: "light" }, "light"],
  ["is the newer key's when both are there", { "wordlehint-theme": "dark", theme: "light" }, "dark"],
  ["passes over what names no theme", { "wordlehint-theme": "{}", theme: "light" }, "light"],
  ["is dark when both keys hold garbage", { "wordlehint-theme": "blue", theme: "" }, "dark"],
];

describe("chooseTheme()", () => {
  it.each(cases)("%s", (_case, stored, theme) => {
    expect(chooseTheme((key) => stored[key] ?? null)).toBe(theme);
  });
});

describe("The theme before the first paint", () => {
  it.each(cases)("%s", (_case, stored, theme) => {
    expect(paint((key) => stored[key] ?? null)["data-theme"]).toBe(theme);
  });

  it("is dark if storage is blocked", () => {
    expect(paint(blockedStorage)["data-theme"]).toBe("dark");
  });

  it("colors the browser's toolbar", () => {
    expect(paint(() => "light").content).toBe("#fbf8f2");
    expect(paint(() => "dark").content).toBe("#14130f");
  });
});
