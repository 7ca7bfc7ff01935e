import { loginSchema } from "@wordlehint/contracts";
import * as z from "zod";
import { holdsNameOf, newAccountSchema } from "./new-password.ts";

const email = "player@example.org";
const password = "Quiet-Otter-71";

/** The faults of a body, as `path: message`. */
const faultsOf = (schema: z.core.$ZodType, body: unknown): string[] =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const badEmail = "email: Invalid email address";
const tooShort = "password: Password must be at least 8 characters";
const tooLong = "password: Password must be at most 128 characters";
const noUpper = "password: Password must contain at least one uppercase letter";
const noLower = "password: Password must contain at least one lowercase letter";
const noNumber = "password: Password must contain at least one number";
const common = "password: This is one of the passwords that are guessed first. Choose another one.";
const holdsName = "password: Password must not contain your email address";

describe.each([
  ["a registration", newAccountSchema],
  ["a sign-in", loginSchema],
])("the email address of %s", (_name, schema) => {
  it.each(["player@example.org", " Player@Example.ORG ", "p@e.io", "a.b+c@sub.example.org"])(
    "may be %p",
    (given) => {
      expect(faultsOf(schema, { email: given, password })).toEqual([]);
    },
  );

  it.each([
    [""],
    ["player"],
    ["player@"],
    ["@example.org"],
    ["player@example"],
    ["pla yer@example.org"],
    ["player@@example.org"],
    ["player@example.org\nBcc: all@example.org"],
    [`${"a".repeat(250)}@example.org`],
    [undefined],
    [null],
    [7],
    [["player@example.org"]],
    [{ $ne: "" }],
  ])("may not be %p", (given) => {
    expect(faultsOf(schema, { email: given, password })).toEqual([badEmail]);
  });
});

describe("the password of a registration", () => {
  it.each([
    ["Abcdef1", [tooShort]],
    ["Xkqwvzt7", []],
    ["xkqwvzt7", [noUpper]],
    ["XKQWVZT7", [noLower]],
    ["Xkqwvzta", [noNumber]],
    ["", [tooShort, noUpper, noLower, noNumber]],
    ["xkq", [tooShort, noUpper, noNumber]],
    [`Aa1${"q".repeat(125)}`, []],
    [`Aa1${"q".repeat(126)}`, [tooLong]],
    ["Ünïcödé-Ärger٣", []],
    ["Password1", [common]],
    ["password", [noUpper, noNumber, common]],
    ["PASSWORD123!", [noLower, common]],
    ["Aa1Aa1Aa1", [common]],
    ["My-Player-71", [holdsName]],
    ["E\u0301e\u03011xyz", [tooShort]],
    ["Ｐａｓｓｗｏｒｄ１", [common]],
    ["My-Ｐｌａｙｅｒ-71", [holdsName]],
    ["player-xkqw", [noUpper, noNumber, holdsName]],
  ])("%p has all of its faults listed", (given, faults) => {
    expect(faultsOf(newAccountSchema, { email, password: given })).toEqual(faults);
  });

  it.each([[undefined], [null], [12345678], [{ $gt: "" }]])("may not be %p", (given) => {
    expect(faultsOf(newAccountSchema, { email, password: given })).toEqual([tooShort]);
  });

  it("is listed with the faults of the address", () => {
    expect(faultsOf(newAccountSchema, { email: "player", password: "abc" })).toEqual([
      badEmail,
      tooShort,
      noUpper,
      noNumber,
    ]);
  });
});

it.each(["", " ", "abc", "x".repeat(1000)])("takes any text as the password of a sign-in", (given) => {
  expect(faultsOf(loginSchema, { email, password: given })).toEqual([]);
});

it.each([[undefined], [null], [7], [{ $ne: "" }]])("takes no %p for one", (given) => {
  expect(faultsOf(loginSchema, { email, password: given })).toEqual(["password: Enter your password"]);
});

it.each([
  ["player@example.org", "my-PLAYER-71", true],
  ["Player@example.org", "player", true],
  ["ada@example.org", "Adamant-71", false],
  ["adam@example.org", "Adamant-71", true],
  ["player@example.org", "Quiet-Otter-71", false],
])("knows whether the password of %s holds its name: %s", (address, given, expected) => {
  expect(holdsNameOf(address, given)).toBe(expected);
});
