import { ProviderAway } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";
import { day } from "../domain/provider-subscription.fixture.ts";
import type { Customer } from "../store/customer-model.ts";
import { customerWith } from "./billing.fixture.ts";
import { exportPersonalData } from "./export-personal-data.ts";

const exported = (customer: Customer, invoices: (customer: string, before?: string) => Promise<object>) =>
  exportPersonalData(
    {
      customers: { find: () => Promise.resolve(customer) },
      persons: { list: () => Promise.resolve([{ what: "withdrawal", endsAt: day(365) }]) },
      provider: () => ({ payments: { invoices } }),
    } as unknown as Context,
    "ada",
  );

it("exports what outlasts the account and the invoices of all pages, and fails rather than leave some out", async () => {
  const pages: Record<string, object> = {
    first: { invoices: [{ id: "in_2" }], next: "in_2" },
    in_2: { invoices: [{ id: "in_1" }], next: null },
  };
  const pageAt = (_customer: string, before = "first") => Promise.resolve(pages[before] ?? {});
  expect(await exported(customerWith(), pageAt)).toMatchObject({
    customer: { email: "ada@example.org", stripeCustomerId: "cus_ada" },
    remembered: [{ what: "withdrawal", endsAt: day(365) }],
    invoices: [{ id: "in_2" }, { id: "in_1" }],
  });
  const away = exported(customerWith(), () => Promise.reject(new ProviderAway()));
  await expect(away).rejects.toThrow(ProviderAway);
});

it("has nothing to export of a person whose account was deleted", async () => {
  const nothing = exported(customerWith({ erasedAt: day(1) }), () => Promise.reject(new ProviderAway()));
  expect(await nothing).toEqual({ customer: null });
});
