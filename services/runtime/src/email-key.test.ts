import { emailKeyOf, mailboxOf } from "./email-key.ts";

describe("emailKeyOf()", () => {
  it.each([
    ["Player@Example.ORG", "player@example.org"],
    [" player@example.org ", "player@example.org"],
    ["ｐlayer@example.org", "player@example.org"],
    ["player@Bücher.example", "player@xn--bcher-kva.example"],
    ["player@xn--bcher-kva.example", "player@xn--bcher-kva.example"],
    ["player@ΟΔΟΣ.example", "player@xn--pxavbq.example"],
  ])("gives spellings of one address the same key: %s", (email, key) => {
    expect(emailKeyOf(email)).toBe(key);
  });

  it.each(["p.layer@example.org", "player+hints@example.org", "player@example.com"])(
    "keeps another address apart: %s",
    (email) => {
      expect(emailKeyOf(email)).not.toBe(emailKeyOf("player@example.org"));
    },
  );
});

describe("mailboxOf()", () => {
  it.each([
    ["player+hints@example.org", "player@example.org"],
    ["Player+1+2@Example.org", "player@example.org"],
    ["p.layer+hints@googlemail.com", "player@gmail.com"],
    ["p.layer@example.org", "p.layer@example.org"],
    ["+tag@example.org", "+tag@example.org"],
  ])("leaves out what doesn't make another mailbox: %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
