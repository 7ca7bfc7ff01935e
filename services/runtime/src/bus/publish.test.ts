import { ErrorCode, NatsError } from "nats";
import { verseEvent } from "../../test/support/buses.ts";
import { EventRefused } from "./event-refused.ts";
import type { Link } from "./keep-connected.ts";
import { busNames } from "./names.ts";
import { publish } from "./publish.ts";

/** Publishes on a connection that fails, and returns the error and whether the streams are checked afterwards. */
async function publishWith(failure: Error) {
  let isChecked = false;
  const jetStream = { publish: () => Promise.reject(failure) };
  const keeper = {
    link: () => Promise.resolve({ jetStream, stream: "2026-11-01T00:00:00Z" } as unknown as Link),
    recheck: () => void (isChecked = true),
  };
  const error: unknown = await publish(keeper, busNames("blue"), verseEvent("long"), 0).catch(
    (thrown: unknown) => thrown,
  );
  return { error, isChecked };
}

it("refuses an event that is too large for the broker, which no later attempt would change", async () => {
  const { error, isChecked } = await publishWith(new NatsError("too large", ErrorCode.MaxPayloadExceeded));
  expect(error).toBeInstanceOf(EventRefused);
  expect(isChecked).toBe(false);
});

it.each([
  ["has no stream, which is then checked", new NatsError("no responders", ErrorCode.NoResponders), true],
  ["doesn't confirm it in time", new NatsError("timeout", ErrorCode.Timeout), false],
  ["fails in another way", new Error("503"), false],
])("rejects with the error of a broker that %s", async (_what, failure, isChecked) => {
  expect(await publishWith(failure)).toEqual({ error: failure, isChecked });
});
