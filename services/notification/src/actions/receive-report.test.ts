import type { MailReport } from "@wordlehint/contracts";
import { createLog } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { deliveryId } from "../domain/delivery.ts";
import { addressHash, verpAddress } from "../domain/verp.ts";
import { receiveReport } from "./receive-report.ts";

const LINK_KEY = "a key of the tests";
const now = new Date("2026-11-21T12:00:00Z");

function start(add = jest.fn((..._args: unknown[]) => Promise.resolve())) {
  const counted = jest.fn((..._args: unknown[]) => Promise.resolve());
  const daily = deliveryId("daily");
  const context = {
    reports: { isKnown: () => Promise.resolve(false), add: counted },
    suppressions: { add },
    deliveries: {
      find: (id: string) => Promise.resolve(id === daily ? { id, subscriberId: "1" } : undefined),
    },
    subscribers: {
      findActive: ([id]: string[]) => Promise.resolve(id === "1" ? [{ emailKey: "ada@example.org" }] : []),
      findByEmailKey: () => Promise.resolve(undefined),
    },
    log: createLog({ service: "test", level: "silent" }),
    config: { LINK_KEY },
    now: () => now,
  };
  const receive = (...to: string[]) => {
    const report = { type: "email.complained", data: { to } } as MailReport;
    return receiveReport(context as unknown as Context, "report-1", report);
  };
  return { add, counted, receive };
}
const hashOf = (emailKey: string) => addressHash(LINK_KEY, emailKey);
const returnPathOf = (key: string) => verpAddress(LINK_KEY, deliveryId(key), "bounces.example");

it("doesn't count a report whose address it couldn't suppress, so that the provider's next try is heard", async () => {
  const { counted, receive } = start(jest.fn(() => Promise.reject(new Error("the database is away"))));
  await expect(receive("ada@example.org")).rejects.toThrow("the database is away");
  expect(counted).not.toHaveBeenCalled();
});

it("finds the reader of a daily mail by the address that it came back to", async () => {
  const { add, receive } = start();
  expect(await receive(returnPathOf("daily"))).toBe(true);
  expect(add.mock.calls).toEqual([[hashOf("ada@example.org"), "complaint", now]]);
});

it("is about every address that it names, but for mails of ours that are forgotten", async () => {
  const { add, counted, receive } = start();
  await receive("bob@example.org", returnPathOf("forgotten"), "Eve <Eve@example.org>");
  expect(add.mock.calls.map(([hash]) => hash)).toEqual(["bob@example.org", "eve@example.org"].map(hashOf));
  expect(counted).toHaveBeenCalledTimes(1);
});
