import { themeBeforePaint } from "./before-paint.ts";
import { chooseTheme } from "./stored-theme.ts";

type Stored = Record<string, string>;

const cases: [string, Stored, string][] = [
  ["is dark when nothing is stored", {}, "dark"],
  ["is the stored one", { "wordlehint-theme": "light" }, "light"],
  ["is the one under the older key when there is no other", { theme: "light" }, "light"],
  ["is the newer key's when both are there", { "wordlehint-theme": "dark", theme: "light" }, "dark"],
  ["passes over what names no theme", { "wordlehint-theme": "{}", theme: "light" }, "light"],
  ["is dark when both keys hold garbage", { "wordlehint-theme": "blue", theme: "" }, "dark"],
];

describe("The theme that is chosen", () => {
  it.each(cases)("%s", (_case, stored, theme) => {
    expect(chooseTheme((key) => stored[key] ?? null)).toBe(theme);
  });
});

describe("The theme before the first paint", () => {
  it.each(cases)("%s", (_case, stored, theme) => {
    expect(paint({ getItem: (key) => stored[key] ?? null })["data-theme"]).toBe(theme);
  });

  it("is dark where storage is blocked", () => {
    const getItem = (): never => {
      throw new Error("blocked");
    };
    expect(paint({ getItem })["data-theme"]).toBe("dark");
  });

  it("colours the browser's bars", () => {
    expect(paint({ getItem: () => "light" }).content).toBe("#fbf8f2");
    expect(paint({ getItem: () => "dark" }).content).toBe("#14130f");
  });
});

/** Runs the head's script against the least document that it needs, and hands back what it set. */
function paint(localStorage: { getItem: (key: string) => string | null }): Stored {
  const set: Stored = {};
  const element = { setAttribute: (name: string, value: string) => void (set[name] = value) };
  const document = { documentElement: element, querySelector: () => element };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a script of the head is text
  new Function("document", "localStorage", themeBeforePaint)(document, localStorage);
  return set;
}
