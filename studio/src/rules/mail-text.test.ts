import { hasButton, kindOf, mailTextProblem } from "./mail-text.ts";

describe("A part of an email's text", () => {
  it.each([
    "Hello {{product}}, {{email}} and {{ product }}",
    "Braces {like these} and } or {",
    "No variable at all",
  ])("may be: %s", (text) => {
    expect(mailTextProblem("account-deleted", text)).toBeNull();
  });

  it.each(["{{product} and {{product}}", "{{product}} and {{product", "}} {{product}}", "{{{product}}}}"])(
    "has a variable that isn't closed, or was not opened: %s",
    (text) => {
      expect(mailTextProblem("account-deleted", text)).toContain("Close every variable");
    },
  );

  it("is told the first of several unknown variables", () => {
    expect(mailTextProblem("account-deleted", "{{answer}} of {{day}}, {{product}}")).toBe(
      "This email has no variable {{answer}}. It has {{product}}, {{site}}, {{email}}.",
    );
  });
});

describe("The kind of an email", () => {
  it("is one that the site sends", () => {
    expect(kindOf("daily-hint")).toBe("daily-hint");
    for (const other of ["newsletter", "", null, undefined, ["daily-hint"]])
      expect(kindOf(other)).toBeUndefined();
  });

  it("decides whether it has a button", () => {
    expect(hasButton("daily-hint")).toBe(true);
    expect(hasButton("account-deleted")).toBe(false);
    expect(hasButton(undefined)).toBe(false);
  });
});
