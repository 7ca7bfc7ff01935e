import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import type { ChangedCustomer } from "../store/changed-customer-store.ts";
import { startFakes } from "./billing.fixture.ts";
import { refreshChangedCustomers } from "./refresh-changed-customers.ts";

const changed = (id: string, changes: Partial<ChangedCustomer> = {}): ChangedCustomer => ({
  ...{ id, revision: 1, attempts: 1, setupIntents: [] },
  ...changes,
});

/** A service for which these customers are due. */
function startWith(...due: ChangedCustomer[]) {
  const fakes = startFakes({ subscriptions: [subscriptionWith()] });
  const changedCustomers = {
    take: () => Promise.resolve(due.shift()),
    finish: jest.fn((_one: ChangedCustomer) => Promise.resolve()),
    postpone: jest.fn((_one: ChangedCustomer, _until: Date) => Promise.resolve()),
  };
  const look = () => refreshChangedCustomers({ ...fakes.context, changedCustomers } as never);
  return { ...fakes, ...changedCustomers, look };
}

it("puts off a customer for whom it failed, ever longer, and goes on with the next", async () => {
  const failing = [changed("cus_1"), changed("cus_2", { attempts: 5 })];
  const { look, provider, postpone, finish } = startWith(...failing, changed("cus_ada"));
  for (const _one of failing)
    provider.subscriptions.list.mockRejectedValueOnce(new Error("the provider is away"));
  await look();
  expect(finish.mock.calls.map(([{ id }]) => id)).toEqual(["cus_ada"]);
  const [first, fifth] = postpone.mock.calls.map(([, until]) => until.getTime() - day(1).getTime());
  expect(first).toBeGreaterThanOrEqual(1000);
  expect(first).toBeLessThanOrEqual(2000);
  expect(fifth).toBeGreaterThanOrEqual(16_000);
});

it("leaves to the daily reconciliation a customer for whom it failed for days, and says so", async () => {
  const { look, provider, postpone, finish, log } = startWith(changed("cus_1", { attempts: 140 }));
  provider.subscriptions.list.mockRejectedValueOnce(new Error("the provider is away"));
  await look();
  expect(finish).toHaveBeenCalledTimes(1);
  expect(postpone).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledTimes(1);
});

it("uses all cards that are announced before it asks what is true now", async () => {
  const { look, provider, stored } = startWith(changed("cus_ada", { setupIntents: ["seti_1", "seti_2"] }));
  provider.cards.find.mockImplementation(() => {
    expect(stored.customer?.subscription).toBeUndefined();
    return Promise.resolve(undefined);
  });
  await look();
  expect(provider.cards.find.mock.calls).toEqual([["seti_1"], ["seti_2"]]);
  expect(stored.customer).toMatchObject({ subscription: { status: "active" } });
});
