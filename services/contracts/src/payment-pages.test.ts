import { isPaymentPage } from "./payment-pages.ts";

describe("A page on which players pay", () => {
  it.each([
    "/subscribe",
    "/subscribe/",
    "/subscribe/card",
    "/subscribe?redirect_status=failed",
    "/subscribe#pay",
  ])("is at %s", (path) => expect(isPaymentPage(path)).toBe(true));

  it.each(["/", "", "/subscribers", "/blog/subscribe", "/auth?next=/subscribe"])("isn't at %j", (path) =>
    expect(isPaymentPage(path)).toBe(false),
  );
});
