import type { Connection } from "mongoose";
import type { Bus } from "../bus/connect-bus.ts";
import { createLog } from "../log.ts";
import type { Journal } from "./journal.ts";
import { startRelay } from "./relay.ts";

it("refills the broker again after that has failed", async () => {
  const refills: string[] = [];
  const refilled = Promise.withResolvers<undefined>();
  const restore = () => {
    refills.push("begun");
    if (refills.length === 1) return Promise.reject(new Error("the broker is gone again"));
    refilled.resolve(undefined);
    return Promise.resolve();
  };
  const relay = startRelay({
    connection: { models: {} } as Connection,
    ready: Promise.resolve(),
    bus: { ready: Promise.resolve(), onConnect: () => undefined } as unknown as Bus,
    journal: { restore } as unknown as Journal,
    log: createLog({ service: "test", level: "silent" }),
    pollMs: 10,
  });
  await refilled.promise;
  await relay.close();
  expect(refills).toHaveLength(2);
});
