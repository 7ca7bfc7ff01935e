import { randomBytes } from "node:crypto";
import { faultOfPassword, newPassword } from "./credentials.ts";

describe("A password", () => {
  it("that is generated is acceptable, and different each time", () => {
    const made = Array.from({ length: 50 }, () => newPassword(randomBytes));
    for (const password of made) {
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
      expect(faultOfPassword(password, "editor@example.test")).toBeUndefined();
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it.each([
    ["short", "a".repeat(11), /at least 12/],
    ["long", "a".repeat(129), /at most 128/],
  ])("that is too %s is refused with a reason", (_, password, rule) =>
    expect(faultOfPassword(password, "editor@example.test")).toMatch(rule),
  );

  it.each(["1q2w3e4r5t6y", "Password1234", "123456789012", "sunshine!!2026", "abcabcabcabc", "aaaaaaaaaaaa"])(
    "that is guessed first is refused: %s",
    (password) => expect(faultOfPassword(password, "ada@example.test")).toMatch(/guessed first/),
  );

  it("is counted in the form in which it is stored", () => {
    expect(faultOfPassword("e\u0301".repeat(11), "ada@example.test")).toMatch(/at least 12/);
    expect(faultOfPassword("ｐａｓｓｗｏｒｄ１２３４", "ada@example.test")).toMatch(/guessed first/);
  });

  it("with the editor's own name is refused", () => {
    expect(faultOfPassword("Lovelace likes tea", "lovelace@example.test")).toMatch(/your email address/);
    expect(faultOfPassword("Lovelace likes tea", "ada@example.test")).toBeUndefined();
  });

  it.each(["correct horse battery", "a quite new password", "tulip kettle ninety", "x7!kQ2#vL9pz"])(
    "like %s is acceptable",
    (password) => expect(faultOfPassword(password, "ada@example.test")).toBeUndefined(),
  );
});
