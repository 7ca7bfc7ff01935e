import { builtInMailTexts } from "./mail-texts.ts";
import { mailPreviewSchema } from "./mail-preview.ts";
import { mailKinds } from "./mail.ts";

const text = builtInMailTexts["new-device"];
const faultsOf = (changes: object, kind: unknown = "new-device") =>
  mailPreviewSchema
    .safeParse({ kind, text: { ...text, ...changes } })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it.each(mailKinds)("takes the built-in text of %s", (kind) => {
  expect(mailPreviewSchema.safeParse({ kind, text: builtInMailTexts[kind] }).success).toBe(true);
});

it("names each unknown variable, and the part of the text in which it stands", () => {
  expect(
    faultsOf({ heading: "{{date}}", paragraphs: ["{{device}}", "{{a}} and {{ b }}"], button: "{{a}}" }),
  ).toEqual([
    ["text.heading", "This email has no variable {{date}}"],
    ["text.paragraphs.1", "This email has no variable {{a}}"],
    ["text.paragraphs.1", "This email has no variable {{b}}"],
    ["text.button", "This email has no variable {{a}}"],
  ]);
});

it.each([
  [{ subject: "a\r\nBcc: x@example.org" }, "text.subject"],
  [{ subject: "x".repeat(121) }, "text.subject"],
  [{ heading: null }, "text.heading"],
  [{ paragraphs: Array(9).fill("a") }, "text.paragraphs"],
  [{ paragraphs: [""] }, "text.paragraphs.0"],
])("refuses %j", (changes, where) => {
  expect(faultsOf(changes).map(([path]) => path)).toEqual([where]);
});

it.each([undefined, null, "poem", "__proto__", ["new-device"]])("refuses the kind %j", (kind) => {
  expect(faultsOf({}, kind ?? null).map(([path]) => path)).toEqual(["kind"]);
});
