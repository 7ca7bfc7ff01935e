import { addKeys } from "./add-keys.ts";
import { inlineText } from "./inline-text.ts";
import { richText } from "./rich-text.ts";

describe("A seed text", () => {
  it("has a paragraph, heading or list item on each line", () => {
    expect(
      richText("## Vowels\n\nFirst.\n- one\n# two").map(({ style, listItem }) => [style, listItem]),
    ).toEqual([
      ["h2", undefined],
      ["normal", undefined],
      ["normal", "bullet"],
      ["normal", "number"],
    ]);
  });

  it("keeps blocks at their position", () => {
    const verse = { _type: "verse", lines: "a" };
    expect(richText("One.", verse, "Two.").map(({ _type }) => _type)).toEqual(["block", "verse", "block"]);
  });

  it("marks strong words, emphasis and letters", () => {
    expect(inlineText("a **b** *c* `d`").children.map(({ text, marks }) => [text, ...marks])).toEqual([
      ["a "],
      ["b", "strong"],
      [" "],
      ["c", "em"],
      [" "],
      ["d", "code"],
    ]);
  });

  it("links to documents, routes and other sites", () => {
    const { children, markDefs } = inlineText(
      "[a](page-about), [b](/wordle-hint/today), [c](https://a.example)",
    );
    expect(markDefs).toMatchObject([
      { _key: "link1", kind: "page", page: { _ref: "page-about" } },
      { kind: "route", route: "/wordle-hint/today" },
      { kind: "external", url: "https://a.example" },
    ]);
    expect(children[0]).toEqual({ _type: "span", text: "a", marks: ["link1"] });
  });

  it("refuses a path that the site doesn't have", () => {
    expect(() => inlineText("[a](/nowhere)")).toThrow("/nowhere");
  });
});

describe("Keys", () => {
  it("are added to the objects of every list that have none", () => {
    expect(addKeys({ a: [{ b: [{}] }, { _key: "own" }, "text"] })).toEqual({
      a: [{ _key: "k01", b: [{ _key: "k01" }] }, { _key: "own" }, "text"],
    });
  });
});
