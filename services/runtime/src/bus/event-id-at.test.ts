import { NatsError, type ApiError } from "nats";
import { eventIdAt } from "./event-id-at.ts";
import type { Link } from "./keep-connected.ts";
import { busNames } from "./names.ts";

const refusal = Object.assign(new NatsError("refused", "404"), {
  api_error: { code: 404, err_code: 10_059, description: "refused" } satisfies ApiError,
});

it.each([
  ["refuses", refusal],
  ["doesn't respond in time", new NatsError("timeout", "TIMEOUT")],
  ["is away", new Error("away")],
])("doesn't take an event for missing because the broker %s", async (_what, error) => {
  const link = { manager: { streams: { getMessage: () => Promise.reject(error) } } } as unknown as Link;
  await expect(eventIdAt(link, busNames("blue"), 7)).rejects.toBe(error);
});
