import { javascriptReport } from "./javascript-report.ts";
import { isScript, totals, type Script } from "./script.ts";

const script = (bytes: number, isRun = true): Script => ({ path: `/${bytes}.js`, bytes, isRun });

it.each([
  ["https://a.example/app.js", "application/javascript; charset=UTF-8", true],
  ["https://a.example/count", "text/javascript", true],
  ["https://a.example/app.js?v=1", undefined, true],
  ["https://a.example/page-data.json", "application/json", false],
  ["https://a.example/gone.js", "text/html", false],
  ["https://a.example/", undefined, false],
])("%s with the type %s is a script: %s", (url, type, expected) => {
  expect(isScript(url, type)).toBe(expected);
});

it("counts scripts that run apart from those that are prefetched", () => {
  expect(totals([script(10), script(5, false), script(1)])).toEqual({ run: 11, prefetched: 5 });
});

it.each([
  [144_999, "45.0 KB beyond bare (goal < 45 KB: met)"],
  [145_000, "45.0 KB beyond bare (goal < 45 KB: missed)"],
  [110_000, "10.0 KB beyond bare (goal < 45 KB: met)"],
])("reports for a page of %d bytes, where the bare one has 100000: %s", (bytes, text) => {
  const pages = [{ name: "a page", scripts: [script(bytes)], goalBytes: 45_000 }];
  expect(javascriptReport({ bare: [script(60_000), script(40_000)], pages })).toContain(text);
});

it("compares no page without a goal, and counts no prefetched script towards one", () => {
  const pages = [{ name: "a page", scripts: [script(20_000), script(90_000, false)] }];
  const text = javascriptReport({ bare: [script(10_000)], pages });
  expect(text).toContain("10.0 KB beyond bare\n");
  expect(text).toMatch(/prefetched for links +90\.0 KB/);
});
