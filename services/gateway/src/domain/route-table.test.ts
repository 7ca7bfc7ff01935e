import { findUpstream } from "./route-table.ts";

describe("the owner of an API path", () => {
  it.each([
    ["/api/riddle", "riddle"],
    ["/api/riddle/latest", "riddle"],
    ["/api/riddles", undefined],
    ["/api/riddle-x/latest", undefined],
    ["/api", undefined],
    ["/API/riddle/latest", undefined],
    ["/x/api/riddle/latest", undefined],
    ["/api/%72iddle/latest", undefined],
  ])("%s is %s", (path, upstream) => {
    expect(findUpstream(path)).toBe(upstream);
  });
});
