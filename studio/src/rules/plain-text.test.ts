import { plainText } from "./plain-text.ts";
import { readTimeMinutes } from "./read-time.ts";

const paragraph = (...texts: string[]) => ({
  _type: "block",
  _key: "k",
  style: "normal",
  children: texts.map((text) => ({ _type: "span", _key: "s", text, marks: ["strong"] })),
});

describe("The plain text of a document", () => {
  it("has each field and paragraph on its own line", () => {
    const document = {
      _id: "a",
      _type: "blogPost",
      title: "Vowels",
      body: [paragraph("First."), paragraph("Second.")],
    };
    expect(plainText(document)).toBe("Vowels\nFirst.\nSecond.");
  });

  it("keeps a partly bold word in one piece", () => {
    expect(plainText(paragraph("cra", "ne"))).toBe("crane");
  });

  it("includes the texts of blocks within a body", () => {
    expect(plainText([{ _type: "callout", title: "Mind", body: [paragraph("the gap")] }])).toBe(
      "Mind\nthe gap",
    );
  });

  it("leaves out fields that are not prose", () => {
    expect(
      plainText({ slug: { current: "secret" }, link: { _ref: "secret" }, url: "https://a.example" }),
    ).toBe("");
    expect(plainText(null)).toBe("");
  });
});

describe("The time to read", () => {
  it("is at least a minute", () => {
    expect(readTimeMinutes([paragraph("Short.")])).toBe(1);
  });

  it("counts 220 words a minute", () => {
    expect(readTimeMinutes([paragraph(Array.from({ length: 900 }, () => "word").join(" "))])).toBe(4);
  });
});
