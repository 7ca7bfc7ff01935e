import { isPassGood, issuePass, mayHoldPass, passOf, passSeconds } from "./preview-pass.ts";

const key = "a key that is long enough to sign";
const now = Date.parse("2026-11-21T12:00:00Z");
const pass = issuePass(key, now);

describe("a pass for previews", () => {
  it("is good for twelve hours", () => {
    expect(isPassGood(pass, key, now)).toBe(true);
    expect(isPassGood(pass, key, now + passSeconds * 1000 - 1)).toBe(true);
    expect(isPassGood(pass, key, now + passSeconds * 1000)).toBe(false);
  });

  it("is good under its own key alone", () => {
    expect(isPassGood(pass, `${key}!`, now)).toBe(false);
  });

  it("can't be lengthened, shortened or made up", () => {
    const [expiry = "", signature = ""] = pass.split(".");
    for (const forged of [
      `${Number(expiry) + 1}.${signature}`,
      `${expiry}.${signature.slice(1)}`,
      `${expiry}.`,
      expiry,
      `${expiry}.${signature}.x`,
      `0${expiry}.${signature}`,
      `Infinity.${signature}`,
      "",
      "é".repeat(50),
    ])
      expect(isPassGood(forged, key, now)).toBe(false);
  });

  it("is found among other cookies", () => {
    expect(passOf(`tz=UTC; wordlehint-preview=${pass}; a=b`)).toBe(pass);
    expect(passOf("tz=UTC")).toBeUndefined();
    expect(passOf(`x-wordlehint-preview=${pass}`)).toBeUndefined();
    expect(mayHoldPass(undefined)).toBe(false);
  });
});
