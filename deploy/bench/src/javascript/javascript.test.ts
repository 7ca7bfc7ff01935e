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
])("of %s with the type %s says that it is a script: %s", (url, type, answer) => {
  expect(isScript(url, type)).toBe(answer);
});

it("counts what is run apart from what is fetched ahead", () => {
  expect(totals([script(10), script(5, false), script(1)])).toEqual({ run: 11, ahead: 5 });
});

it.each([
  [124_999, "25.0 KB beyond bare (goal < 25 KB: met)"],
  [125_000, "25.0 KB beyond bare (goal < 25 KB: missed)"],
  [110_000, "10.0 KB beyond bare (goal < 25 KB: met)"],
])("of a page of %d bytes beside a bare one of 100000 says %s", (bytes, text) => {
  const pages = [{ name: "a page", scripts: [script(bytes)], goalBytes: 25_000 }];
  expect(javascriptReport({ bare: [script(60_000), script(40_000)], pages })).toContain(text);
});

it("judges no page without a goal, and none by what it fetches ahead", () => {
  const pages = [{ name: "a page", scripts: [script(20_000), script(90_000, false)] }];
  const text = javascriptReport({ bare: [script(10_000)], pages });
  expect(text).toContain("10.0 KB beyond bare\n");
  expect(text).toMatch(/ahead, for its links +90\.0 KB/);
});
