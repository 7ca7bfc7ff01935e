import { fillMailText, kindsWithButton, mailKinds, mailTextSchema, unknownMailVariables } from "./mail.ts";
import { builtInMailTexts } from "./mail-texts.ts";

describe("A text of a mail", () => {
  it("names the variables that its kind doesn't have, each once", () => {
    const text = "{{product}} {{ date }} {{answer}} {{answer}} {{}} {{constructor}}";
    expect(unknownMailVariables("daily-hint", text)).toEqual(["answer", "", "constructor"]);
  });

  it("is filled with the values of its variables, and leaves the rest as it is", () => {
    const values = { product: "WordleHint", email: "{{product}}" };
    expect(fillMailText("{{product}}: {{ email }} {{other}} {product} {{toString}}", values)).toBe(
      "WordleHint: {{product}} {{other}} {product} {{toString}}",
    );
  });

  it.each([
    { subject: "" },
    { subject: "Hello\r\nBcc: everyone@example.org" },
    { subject: "x".repeat(121) },
    { preheader: "one\u2028two" },
    { paragraphs: [""] },
    { paragraphs: Array(9).fill("text") },
    { button: "" },
  ])("is refused with %j", (wrong) => {
    const text = { ...builtInMailTexts["verify-email"], ...wrong };
    expect(mailTextSchema.safeParse(text).success).toBe(false);
  });
});

describe.each(mailKinds)("The built-in text of %s", (kind) => {
  const text = builtInMailTexts[kind];

  it("is valid, and has no unknown variable", () => {
    expect(mailTextSchema.parse(text)).toEqual(text);
    expect(unknownMailVariables(kind, JSON.stringify(text))).toEqual([]);
  });

  it("has a label for its button if there is one", () => {
    expect(text.button !== null).toBe(kindsWithButton.includes(kind));
  });
});
