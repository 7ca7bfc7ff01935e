import { newerLiveEventId } from "./live-event-id.ts";

describe("the newest state of the content", () => {
  it("is the first one received", () => {
    expect(newerLiveEventId(undefined, "seq-7")).toBe("seq-7");
  });

  it.each([
    ["seq-9", "seq-10"],
    ["9", "10"],
    ["9007199254740993", "9007199254740994"],
  ])("is the one with the higher number, in whichever order they arrive (%s, %s)", (older, newer) => {
    expect(newerLiveEventId(older, newer)).toBe(newer);
    expect(newerLiveEventId(newer, older)).toBe(newer);
  });

  it("is the one received last if the ids can't be compared", () => {
    expect(newerLiveEventId("b64opaque", "another")).toBe("another");
    expect(newerLiveEventId("lake1-9", "lake2-3")).toBe("lake2-3");
  });
});
