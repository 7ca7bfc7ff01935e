import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { readSummary, refreshSummary } from "./read-summary.ts";

it("asks the provider only for a player who wants it", async () => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith()] });
  expect(await readSummary(context, "ada")).toMatchObject({ status: "none" });
  expect(provider.subscriptions.list).not.toHaveBeenCalled();
  expect(await refreshSummary(context, "ada")).toMatchObject({ status: "active" });
});
