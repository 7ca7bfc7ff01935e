import { TooManyAttempts } from "@wordlehint/runtime";
import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { readSummary, refreshSummary } from "./read-summary.ts";

it("asks the provider for a player who wants it, until that is too often", async () => {
  const { context, provider, attempt } = startFakes({ subscriptions: [subscriptionWith()] });
  expect(await readSummary(context, "ada")).toMatchObject({ status: "none" });
  expect(await refreshSummary(context, "ada")).toMatchObject({ status: "active" });
  attempt.isAllowed = false;
  await expect(refreshSummary(context, "ada")).rejects.toThrow(TooManyAttempts);
  expect(provider.subscriptions.list).toHaveBeenCalledTimes(1);
});
