import { mailKinds } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import type { ValidationContext } from "sanity";
import { mailTextProblem } from "../../rules/mail-text.ts";
import { validationContext } from "../../testing/validation-context.ts";
import { knownVariables, labelOfButton, onlyOfItsKind } from "./mail-text-rules.ts";

const contextOf = (kind: string | undefined): ValidationContext =>
  validationContext({ _id: "drafts.mine", _type: "mailText", kind }, []);

describe("The text of an email", () => {
  it.each([...mailKinds])("of the kind %s may be the built-in one", (kind) => {
    const { button, paragraphs, ...lines } = builtInMailTexts[kind];
    for (const text of [...Object.values(lines), ...paragraphs, button ?? ""])
      expect([text, mailTextProblem(kind, text)]).toEqual([text, null]);
  });

  it("may have the variables of its kind only, whose names the editor is told", () => {
    expect(knownVariables("Hello {{ product }}", contextOf("daily-hint"))).toBe(true);
    expect(knownVariables("Use it for {{validFor}}", contextOf("reset-password"))).toBe(true);
    expect(knownVariables("Use it for {{validFor}}", contextOf("account-deleted"))).toBe(
      "This email has no variable {{validFor}}. It has {{product}}, {{site}}, {{email}}.",
    );
  });

  it.each(["Hello {{product}", "Hello {product}}", "Hello {{"])(
    "has no variable that isn't closed, as in %s",
    (text) => {
      expect(mailTextProblem("daily-hint", text)).toContain("Close every variable");
    },
  );

  it("isn't judged before its kind is chosen", () => {
    expect(knownVariables("Hello {{anybody}}", contextOf(undefined))).toBe(true);
  });

  it.each([
    ["daily-hint", "Write what the button does."],
    ["account-deleted", true],
  ])("needs a label for its button where it has one: %s", (kind, verdict) => {
    for (const missing of [undefined, " "]) expect(labelOfButton(missing, contextOf(kind))).toEqual(verdict);
    expect(labelOfButton("Read the hint", contextOf(kind))).toBe(true);
  });
});

describe("The kind of an email", () => {
  const verdict = (_id: string, stored: readonly object[]) =>
    onlyOfItsKind("daily-hint", validationContext({ _id, _type: "mailText" }, stored));
  const text = (_id: string, kind = "daily-hint") => ({ _id, _type: "mailText", kind });

  it("is the document's own, in both of its versions", async () => {
    const stored = [text("mine"), text("drafts.mine"), text("other", "new-device")];
    expect(await verdict("mine", stored)).toBe(true);
    expect(await verdict("drafts.mine", stored)).toBe(true);
  });

  it.each(["other", "drafts.other"])("can't be that of another document, %s", async (other) => {
    expect(await verdict("drafts.mine", [text(other)])).toContain("Another document");
  });
});
