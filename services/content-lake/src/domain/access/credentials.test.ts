import { randomBytes } from "node:crypto";
import { faultOfPassword, isEmail, newPassword, normaliseEmail } from "./credentials.ts";

describe("A password", () => {
  it("that is generated is acceptable, and different each time", () => {
    const made = Array.from({ length: 50 }, () => newPassword(randomBytes));
    for (const password of made) {
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
      expect(faultOfPassword(password)).toBeUndefined();
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it.each([
    ["short", "a".repeat(11), /at least 12/],
    ["long", "a".repeat(129), /at most 128/],
  ])("that is too %s is refused with a reason", (_, password, rule) =>
    expect(faultOfPassword(password)).toMatch(rule),
  );
});

describe("An e-mail address", () => {
  it("is case-insensitive", () => expect(normaliseEmail(" Ada@Example.TEST ")).toBe("ada@example.test"));

  it.each(["ada", "ada@", "@example.test", "a da@example.test", "ada@example.test,bob@example.test"])(
    "is not %j",
    (text) => expect(isEmail(text)).toBe(false),
  );

  it.each(["ada@example.test", "editor@wordlehint.local"])("is %j", (text) =>
    expect(isEmail(text)).toBe(true),
  );
});
