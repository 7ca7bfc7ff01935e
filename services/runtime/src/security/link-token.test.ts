import { linkToken } from "./link-token.ts";

it("is the same each time, fits into a URL, and is worth nothing for another key, purpose or link", () => {
  const token = linkToken("key", "reset-password", "link");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(linkToken("key", "reset-password", "link")).toBe(token);
  const others = [
    linkToken("another key", "reset-password", "link"),
    linkToken("key", "verify-email", "link"),
    linkToken("key", "reset-password", "another link"),
  ];
  expect(new Set([token, ...others]).size).toBe(4);
});
