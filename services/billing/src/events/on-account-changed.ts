import { createQuarantine } from "@wordlehint/runtime";
import { changeAddress } from "../actions/change-address.ts";
import { eraseCustomer } from "../actions/erase-customer.ts";
import type { Context } from "../context.ts";

/** Follows what becomes of accounts: another address, or none. Events may arrive twice and in any order. */
export function onAccountChanged(context: Context): void {
  const { bus, mongo } = context;
  bus.consume({
    durable: "billing",
    types: ["user.email_changed", "user.deleted"],
    quarantine: createQuarantine(mongo.connection),
    handle: ({ type, data }) =>
      type === "user.deleted" ? eraseCustomer(context, data.userId) : changeAddress(context, data.userId),
  });
}
