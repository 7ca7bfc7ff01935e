import { isFromOwnPage } from "./request-origin.ts";

const ours = "https://studio.example";

describe("A request with a cookie is from our own pages", () => {
  it.each([
    ["that names our origin", { origin: ours }, true],
    ["that names no origin and is vouched for", { "sec-fetch-site": "same-origin" }, true],
  ])("%s", (_, headers, expected) => expect(isFromOwnPage(headers, ours)).toBe(expected));
});

describe("A request with a cookie is foreign", () => {
  it.each([
    ["from another origin", { origin: "https://evil.example" }],
    ["from another port", { origin: `${ours}:8443` }],
    ["from a page that hides its origin", { origin: "null" }],
    [
      "whose origin differs, whatever else it says",
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
    ["from a neighbor", { "sec-fetch-site": "same-site" }],
    ["that says nothing", {}],
  ])("%s", (_, headers) => expect(isFromOwnPage(headers, ours)).toBe(false));
});
