import { changeAddress } from "./change-address.ts";
import { customerWith } from "./billing.fixture.ts";

const customer = customerWith({ email: "ada@example.org" });

type Known = { known?: object | null; email?: string | null };

function startWith({ known = customer, email = "ada@example.com" }: Known = {}) {
  const customers = {
    find: jest.fn(() => Promise.resolve(known ?? undefined)),
    changeEmail: jest.fn((_id: string, changed: string) => Promise.resolve({ ...known, email: changed })),
  };
  const provider = { customers: { changeEmail: jest.fn(() => Promise.resolve()) } };
  const accounts = { addressOf: jest.fn(() => Promise.resolve(email ?? undefined)) };
  const context = { customers, accounts, provider: () => provider };
  return { customers, provider, accounts, change: () => changeAddress(context as never, "ada") };
}

it("tells the provider again when an earlier attempt has changed the address here alone", async () => {
  const { change, provider } = startWith({ known: customerWith({ email: "ada@example.com" }) });
  provider.customers.changeEmail.mockRejectedValueOnce(new Error("away"));
  await expect(change()).rejects.toThrow("away");
  await change();
  expect(provider.customers.changeEmail).toHaveBeenCalledTimes(2);
});

it("asks for no address of somebody who is no customer", async () => {
  const { change, accounts, customers } = startWith({ known: null });
  await change();
  expect(accounts.addressOf).not.toHaveBeenCalled();
  expect(customers.changeEmail).not.toHaveBeenCalled();
});

it("keeps the address of an account that is gone", async () => {
  const { change, customers, provider } = startWith({ email: null });
  await change();
  expect(customers.changeEmail).not.toHaveBeenCalled();
  expect(provider.customers.changeEmail).not.toHaveBeenCalled();
});

it("doesn't tell the provider of somebody whom it doesn't know", async () => {
  const { change, customers, provider } = startWith({ known: customerWith({ stripeCustomerId: undefined }) });
  await change();
  expect(customers.changeEmail).toHaveBeenCalledTimes(1);
  expect(provider.customers.changeEmail).not.toHaveBeenCalled();
});
