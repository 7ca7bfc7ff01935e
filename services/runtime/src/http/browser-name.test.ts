import { browserName } from "./browser-name.ts";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${"x".repeat(500)}`,
    "Firefox on Linux",
  ],
  ["", "Another program"],
  ["x".repeat(501), "Another program"],
  [`Mozilla/5.0 Firefox/140.0 ${"x".repeat(500)}`, "Firefox"],
])("names the browser that says %j", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
  expect(browserName(userAgent)).toBe(name);
});
