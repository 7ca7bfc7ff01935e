import { contactMessageSchema, mailDaysSchema, subscribeSchema } from "./notification.ts";

const message = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "A question",
  message: "Line one\r\n\tline two",
};

describe("A message to the site", () => {
  it("is taken with several lines in its text alone, without the spaces around it", () => {
    expect(contactMessageSchema.parse({ ...message, name: "  Ada Lovelace " })).toEqual(message);
  });

  it.each([
    ["name", ["", "  ", "x".repeat(101), "Ada\r\nBcc: all@example.org", "Ada\u0000", 1, null]],
    ["email", ["", "ada", "ada@example.org\r\nBcc: all@example.org", "a@b.example, c@d.example", {}]],
    ["subject", ["", "x".repeat(151), "Hello\nBcc: all@example.org", "one\u2028two", []]],
    ["message", ["", " \n ", "x".repeat(5001), "one\u0000two", undefined]],
  ])("is refused with a wrong %s", (field, wrongs) => {
    for (const wrong of wrongs)
      expect(contactMessageSchema.safeParse({ ...message, [field]: wrong }).success).toBe(false);
  });
});

describe("The days of a subscription", () => {
  it("are in order, each once", () => {
    expect(mailDaysSchema.parse([6, 0, 6, 3])).toEqual([0, 3, 6]);
  });

  it.each([[[]], [[7]], [[-1]], [[1.5]], [["1"]], [Array(8).fill(1)], [null], ["0123"]])(
    "are refused as %j",
    (days) => {
      expect(subscribeSchema.safeParse({ email: "ada@example.org", days }).success).toBe(false);
    },
  );
});
