import { keptTarget } from "./kept-target.ts";

const home = "/api/riddle/latest?tz=America%2FNew_York";
const letter = "/api/riddle/letter?date=2026-11-21&position=2&tz=Asia%2FTokyo";
const tokyo = "/api/riddle/latest?tz=Asia%2FTokyo";

describe("requests for the same response", () => {
  it.each([
    ["/api/riddle/latest", home],
    ["/api/riddle/latest?", undefined],
    ["/api/riddle/latest?tz=", home],
    ["/api/riddle/latest?tz=Nowhere/Land", home],
    ["/api/riddle/latest?tz=US/Eastern", home],
    ["/api/riddle/latest?tz=%ff", home],
    ["/api/riddle/latest?tz=Asia/Tokyo", tokyo],
    ["/api/riddle/latest?tz=asia%2ftokyo", tokyo],
    ["/api/riddle/latest?utm_source=mail&tz=Asia%2FTokyo", tokyo],
    ["/api/riddle/latest?tz[$ne]=x", home],
    ["/api/riddle/latest?__proto__=x", home],
    ["/api/riddle/letter?position=2&made-up=1&tz=Japan&date=2026-11-21", letter],
    ["/api/riddle/letter?tz=asia/tokyo&position=2&date=2026-11-21", letter],
  ])("to %s have the target %s", (url, target) => {
    expect(keptTarget(url)?.target).toBe(target ?? home);
  });

  it("name the service and the route", () => {
    expect(keptTarget(tokyo)).toEqual({ service: "riddle", route: "/api/riddle/latest", target: tokyo });
  });
});

it.each([
  ["a repeated parameter", "/api/riddle/latest?tz=Asia/Tokyo&tz=Europe/Paris"],
  ["a value that the route refuses", `/api/riddle/latest?tz=${"x".repeat(65)}`],
  ["a number that the route refuses", "/api/riddle/letter?date=2026-11-21&position=6"],
  ["a parameter missing", "/api/riddle/letter?date=2026-11-21"],
  ["a path that no service has", "/api/riddle/unknown"],
  ["a path that is redirected", "/api/riddle/latest/"],
  ["a path in another spelling", "/api/%72iddle/latest"],
  ["an ambiguous path", "/api//riddle/latest"],
  ["a page", "/about"],
])("A request with %s has no target", (_what, url) => {
  expect(keptTarget(url)).toBeUndefined();
});
