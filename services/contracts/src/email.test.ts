import { emailSchema } from "./email.ts";

const errorOf = (text: unknown) => emailSchema.safeParse(text).error?.issues.map(({ message }) => message);
const invalid = ["Invalid email address"];
const label = "a".repeat(63);

describe("An email address", () => {
  it.each([
    "r&d@example.org",
    "a=b@example.org",
    "a/b@example.org",
    "a!b@example.org",
    "#$%*?^`{|}~@example.org",
    "o'neil@example.org",
    "o'@example.org",
    "-_-@example.org",
    "Ada+hints@Example.ORG",
    "a.b.c@a-b.1c.example",
    `${"x".repeat(64)}@example.org`,
    `${"x".repeat(64)}@${label}.${label}.${"a".repeat(57)}.org`,
    "user@example.xn--p1ai",
    "user@xn--bcher-kva.example",
  ])("may be %s", (text) => {
    expect(emailSchema.parse(text)).toBe(text);
  });

  it.each([
    [" ada@example.org\u00a0", "ada@example.org"],
    ["Ada@Bücher.example", "Ada@xn--bcher-kva.example"],
    ["ada@bu\u0308cher.example", "ada@xn--bcher-kva.example"],
    ["ada@пример.рф", "ada@xn--e1afmkfd.xn--p1ai"],
    ["ada@例え。テスト", "ada@xn--r8jz45g.xn--zckzah"],
    ["ada@نامه\u200cای.ir", "ada@xn--mgba3gch31f060k.ir"],
    ["ada@straße.example", "ada@xn--strae-oqa.example"],
  ])("is known by the ASCII form of its domain: %s", (text, address) => {
    expect(emailSchema.parse(text)).toBe(address);
    expect(emailSchema.parse(address)).toBe(address);
  });

  it.each([
    "",
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@localhost",
    "ada@example.",
    "ada@example.org.",
    "ada@.example.org",
    "ada@exam..ple.org",
    ".ada@example.org",
    "ada.@example.org",
    "a..da@example.org",
    "a da@example.org",
    "a@da@example.org",
    "ada@bob@bücher.example",
    '"ada"@example.org',
    "ada@example.org, bob@example.org",
    "Ada <ada@example.org>",
    "ada(x)@example.org",
    "user@example-.org",
    "user@-example.org",
    "user@ex_ample.org",
    "user@example.123",
    "user@127.0.0.1",
    "user@0x7f.1",
    "user@[127.0.0.1]",
    "user@ex%61mple.org",
    "user@bücher.example/x",
    "user@bücher.example:80",
    "user@bücher.example#x",
    "user@bü%63her.example",
    "user@bücher／.example",
    "user@\u202ebücher.example",
    "user@bü cher.example",
    "user@xn--.example",
    `${"x".repeat(65)}@example.org`,
    `x@${label}a.org`,
    `x@${"ü".repeat(60)}.example`,
    `x@${`${label}.`.repeat(4)}org`,
    `${"x".repeat(64)}@${"ü".repeat(56)}.${"ü".repeat(56)}.${"ü".repeat(56)}.example`,
    "ada@example.org\r\nBcc: all@example.org",
    "ada\r\nBcc: all@example.org",
    "ada\0@example.org",
    "ada@exa\tmple.org",
    "ada@büch\ner.example",
    `ada@${"ü".repeat(100_000)}.example`,
    undefined,
    7,
    { $ne: "" },
  ])("may not be %j", (text) => {
    expect(errorOf(text)).toEqual(invalid);
  });

  it.each(["bücher@example.org", "ｐlayer@example.org", "ada\u200b@example.org", "用户@例え.テスト"])(
    "says why it can't begin with other letters: %s",
    (text) => {
      expect(errorOf(text)).toEqual([
        "Only letters without accents can stand before the @ of an email address",
      ]);
    },
  );
});
