import { newerContentEvent } from "./content-event.ts";

describe("the newest state of the content", () => {
  it("is the first one heard of", () => {
    expect(newerContentEvent(undefined, "seq-7")).toBe("seq-7");
  });

  it.each([
    ["seq-9", "seq-10"],
    ["9", "10"],
    ["9007199254740993", "9007199254740994"],
  ])("is the one that counts higher, in whichever order they come (%s, %s)", (older, newer) => {
    expect(newerContentEvent(older, newer)).toBe(newer);
    expect(newerContentEvent(newer, older)).toBe(newer);
  });

  it("is the one heard last where ids say nothing of their order", () => {
    expect(newerContentEvent("b64opaque", "another")).toBe("another");
    expect(newerContentEvent("lake1-9", "lake2-3")).toBe("lake2-3");
  });
});
