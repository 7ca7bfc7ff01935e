import { hashSecret, isSameSecret, newSecret } from "./secrets.ts";

it("makes a different secret each time, safe to put into a URL", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
});

it("hashes a secret to its SHA-256 in hexadecimal", () => {
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it.each([
  ["same", "same", true],
  ["same", "Same", false],
  ["same", "same but longer", false],
  ["", "", true],
])("compares %j and %j: %s", (a, b, isSame) => expect(isSameSecret(a, b)).toBe(isSame));
