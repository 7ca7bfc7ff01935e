import { screen } from "@testing-library/react";
import type { SubscriptionSummary } from "@wordlehint/contracts";
import { show } from "../../../../test/dom/show.tsx";
import { PaymentNotice } from "./PaymentNotice.tsx";

function showNotice(status: SubscriptionSummary["status"], path = "/") {
  const subscription = { status, currentPeriodEnd: null, cancelAtPeriodEnd: false };
  const user = { email: "player@example.org", isSubscribed: status !== "cancelled", subscription };
  return show(<PaymentNotice path={path} />, { preloadedState: { session: { token: "t", user } } });
}

it("A player whose payment has failed is told so on every page, with a link to the form for another card", async () => {
  showNotice("past_due");
  expect(await screen.findByRole("status")).toHaveTextContent("Your last payment failed.");
  expect(screen.getByRole("link", { name: "Change card" })).toHaveAttribute("href", "/subscribe/card");
});

it.each([
  ["active", "/"],
  ["cancelled", "/"],
  ["past_due", "/subscribe/card"],
] as const)("Nothing is said of a subscription that is %s on %s", async (status, path) => {
  const { container } = showNotice(status, path);
  // Loaded already, by the test before.
  await import("./PaymentBar.tsx");
  expect(container).toBeEmptyDOMElement();
});
