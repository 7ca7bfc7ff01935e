import { isExempt } from "./exempt-paths.ts";

it.each([
  "/subscribe",
  "/subscribe/card",
  "/auth",
  "/auth/",
  "/reset-password",
  "/verify-email",
  "/privacy",
  "/terms",
  "/contact",
])("A player with an ad blocker can use %s", (path) => {
  expect(isExempt(path)).toBe(true);
});

it.each(["/", "/wordle-hint/today", "/blog", "/subscribe/else"])("%s is no exception", (path) => {
  expect(isExempt(path)).toBe(false);
});
