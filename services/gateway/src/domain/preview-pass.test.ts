import { isPassValid, issuePass, mayContainPass, passSeconds, readPass } from "./preview-pass.ts";

const key = "a key that is long enough to sign";
const now = Date.parse("2026-11-21T12:00:00Z");
const pass = issuePass(key, now);

describe("a pass for previews", () => {
  it("is valid for twelve hours", () => {
    expect(isPassValid(pass, key, now)).toBe(true);
    expect(isPassValid(pass, key, now + passSeconds * 1000 - 1)).toBe(true);
    expect(isPassValid(pass, key, now + passSeconds * 1000)).toBe(false);
  });

  it("is valid only with the key that signed it", () => {
    expect(isPassValid(pass, `${key}!`, now)).toBe(false);
  });

  it("can't be altered or forged", () => {
    const [expiry = "", signature = ""] = pass.split(".");
    for (const forged of [
      `${expiry}1.${signature}`,
      `preview-until-9999999999.${signature}`,
      `${expiry}.${signature.slice(1)}`,
      `${expiry}.`,
      expiry,
      `${expiry}.${signature}.x`,
      `0${expiry}.${signature}`,
      `Infinity.${signature}`,
      "",
      "é".repeat(50),
    ])
      expect(isPassValid(forged, key, now)).toBe(false);
  });

  it("is found among other cookies", () => {
    expect(readPass(`tz=UTC; wordlehint-preview=${pass}; a=b`)).toBe(pass);
    expect(readPass("tz=UTC")).toBeUndefined();
    expect(readPass(`x-wordlehint-preview=${pass}`)).toBeUndefined();
    expect(mayContainPass(undefined)).toBe(false);
  });
});
