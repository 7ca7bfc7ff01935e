import { linkTokenSchema } from "./link-token.ts";

describe("The token of a link", () => {
  it.each([undefined, "", "abc", "x".repeat(129), "a token with spaces in it", { $ne: "" }])(
    "%j is refused with a sentence to which pages can add another",
    (token) => {
      const messages = linkTokenSchema.safeParse(token).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(["This link is incomplete."]);
    },
  );
});
