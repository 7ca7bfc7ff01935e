import { headers, NatsError, type ApiError } from "nats";
import { eventIdAt } from "./event-id-at.ts";
import type { Link } from "./keep-connected.ts";
import { busNames } from "./names.ts";

type Asked = { name: string; query: object };

/** A broker that answers a request for a message like this. */
function linkOf(answer: () => Promise<object>) {
  const asked: Asked[] = [];
  const getMessage = (name: string, query: object) => {
    asked.push({ name, query });
    return answer();
  };
  return { link: { manager: { streams: { getMessage } } } as unknown as Link, asked };
}

const refusedWith = (code: number) =>
  Object.assign(new NatsError("refused", "404"), {
    api_error: { code: 404, err_code: code, description: "refused" } satisfies ApiError,
  });

it("finds the id of the event at a position", async () => {
  const header = headers();
  header.set("Nats-Msg-Id", "the id");
  const { link, asked } = linkOf(() => Promise.resolve({ header }));
  expect(await eventIdAt(link, busNames("blue"), 7)).toBe("the id");
  expect(asked).toEqual([{ name: "blue_EVENTS", query: { seq: 7 } }]);
});

it("finds none where there is no event", async () => {
  const { link } = linkOf(() => Promise.reject(refusedWith(10_037)));
  expect(await eventIdAt(link, busNames("blue"), 7)).toBeUndefined();
});

it.each([
  ["a refusal", refusedWith(10_059)],
  ["a timeout", new NatsError("timeout", "TIMEOUT")],
  ["any other error", new Error("away")],
])("passes on %s", async (_what, error) => {
  const { link } = linkOf(() => Promise.reject(error));
  await expect(eventIdAt(link, busNames("blue"), 7)).rejects.toBe(error);
});
