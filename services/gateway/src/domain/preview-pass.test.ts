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
    expect(readPass(`tz=UTC; wordlehint-preview=${pass}; a=b`, false)).toBe(pass);
    expect(readPass("tz=UTC", false)).toBeUndefined();
    expect(readPass(`x-wordlehint-preview=${pass}`, false)).toBeUndefined();
    expect(mayContainPass(undefined)).toBe(false);
  });

  it("counts with HTTPS only if this very host has set it", () => {
    const cookie = `__Host-wordlehint-preview=${pass}`;
    expect([mayContainPass(cookie), readPass(cookie, true)]).toEqual([true, pass]);
    expect(readPass(`wordlehint-preview=${pass}`, true)).toBeUndefined();
  });
});
