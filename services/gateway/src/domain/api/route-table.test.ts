import { findRoutes } from "./route-table.ts";

describe("the service that has a route at a path", () => {
  it.each([
    ["/api/riddle/latest", "riddle"],
    ["/api/riddle", undefined],
    ["/api/riddle/latest/more", undefined],
    ["/api/riddle/unknown", undefined],
    ["/API/riddle/latest", undefined],
    ["/x/api/riddle/latest", undefined],
    ["/api/%72iddle/latest", undefined],
    ["/internal/check-text", undefined],
    ["/social/index.png", undefined],
    ["/about", undefined],
  ])("at %s is %s", (path, service) => {
    expect(findRoutes(path)[0]?.service).toBe(service);
  });
});
