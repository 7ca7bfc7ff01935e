import type Stripe from "stripe";
import { createCustomers } from "./customers.ts";

/** The customers of an account, one of which is this one. */
function startWith(customer: object) {
  const update = jest.fn((_id: string, _changes: object) => Promise.resolve({}));
  const create = jest.fn((_customer: object, _options: object) => Promise.resolve({ id: "cus_1" }));
  const stripe = { customers: { retrieve: () => Promise.resolve(customer), update, create } };
  return { customers: createCustomers(stripe as unknown as Stripe), update, create };
}

it("makes one customer for a person's address, and another one for another address", async () => {
  const { customers, create } = startWith({});
  for (const email of ["ada@example.org", "ada@example.org", "lovelace@example.org"])
    await customers.create("ada", email);
  const [first, again, other] = create.mock.calls.map(([, options]) => options);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(create.mock.calls[0]?.[0]).toEqual({ email: "ada@example.org", metadata: { userId: "ada" } });
});

it("knows no owner of a customer that is gone, or isn't ours", async () => {
  const ours = startWith({ metadata: { userId: "ada" }, email: null }).customers;
  expect(await ours.ownerOf("cus_1")).toEqual({ userId: "ada", email: null });
  expect(await startWith({ metadata: {} }).customers.ownerOf("cus_1")).toBeUndefined();
  expect(await startWith({ deleted: true }).customers.ownerOf("cus_1")).toBeUndefined();
});

it("looks for a place by the address, or else by the network where none is known yet", async () => {
  const unknown = startWith({ tax: { automatic_tax: "unrecognized_location" } });
  expect(await unknown.customers.locate("cus_1", { address: undefined, ip: undefined })).toBe(false);
  expect(unknown.update).not.toHaveBeenCalled();
  expect(await unknown.customers.locate("cus_1", { address: undefined, ip: "8.8.8.8" })).toBe(true);
  const known = startWith({ tax: { automatic_tax: "supported" } });
  expect(await known.customers.locate("cus_1", { address: undefined, ip: "8.8.8.8" })).toBe(true);
  expect(known.update).not.toHaveBeenCalled();
  const address = { country: "DE", postalCode: "10115" };
  await known.customers.locate("cus_1", { address, ip: undefined });
  expect(known.update.mock.calls[0]?.[1]).toMatchObject({ address: { country: "DE", postal_code: "10115" } });
});
