import { getRevocationsContract } from "@wordlehint/contracts/routes/auth-routes";
import type { Revocation, RevocationsPage } from "@wordlehint/contracts";
import { newKey } from "../../test/support/signed-tokens.ts";
import type { Bus } from "../bus/connect-bus.ts";
import type { Following } from "../bus/follow.ts";
import { ServiceCallFailed } from "../call-service.ts";
import { createLog } from "../log.ts";
import { newEvent } from "../outbox/outbox.ts";
import { createKeyCache } from "../security/tokens/key-cache.ts";
import { followRevocations } from "./follow-revocations.ts";
import { createRevocationList } from "./revocation-list.ts";

type Key = ReturnType<typeof newKey>;

const shutdown: AbortController[] = [];
/** The time where a test has set the clock. Each call that auth refuses takes a minute. */
let nowMs = 0;
afterEach(() => {
  for (const stop of shutdown.splice(0)) stop.abort();
});

const minuteMs = 60_000;
const ended = (sessionId: string): Revocation => ({
  userId: "ada",
  sessionIds: [sessionId],
  expiresAt: "2026-12-21T12:00:00.000Z",
});
const page = (
  state: string,
  { revocations = [], isComplete = true, keyIds = [] }: Partial<RevocationsPage> = {},
) => ({
  revocations,
  state,
  isComplete,
  keyIds,
});
const refused = (status: number) => new ServiceCallFailed(getRevocationsContract, status);

type Answer = RevocationsPage | Error | ((following: Following) => RevocationsPage);

/**
 * Follows while auth responds like this, one time after the other, until the list of responses is used up.
 * @param keySets what auth responds with when it is asked for its keys: one set for each request
 */
async function follow(
  responses: readonly Answer[],
  broker: (following: Following) => boolean = () => true,
  keySets: readonly (readonly Key[])[] = [],
) {
  const stop = new AbortController();
  shutdown.push(stop);
  const asked: (string | undefined)[] = [];
  const done = Promise.withResolvers<undefined>();
  let following: Following | undefined;
  const isCurrent = () => Promise.resolve(following !== undefined && broker(following));
  const bus = {
    follow: (options: Following) => {
      following = options;
      return { isCurrent };
    },
  } as unknown as Bus;
  const list = createRevocationList();
  let loads = 0;
  const load = () => Promise.resolve(new Map(keySets[loads++]?.map(({ id, publicKey }) => [id, publicKey])));
  const keys = createKeyCache({ load });
  const feed = followRevocations({
    host: {
      log: createLog({ service: "test", level: "silent" }),
      signal: stop.signal,
      onClose: () => undefined,
      bus,
      now: () => new Date("2026-11-21T12:00:00Z"),
    },
    auth: {
      fetchKeys: () => Promise.resolve(new Map()),
      fetchRevocations: (after) => {
        const response = responses[asked.length];
        if (response === undefined) {
          done.resolve(undefined);
          return new Promise(() => undefined);
        }
        asked.push(after);
        if (response instanceof Error) {
          nowMs += minuteMs;
          return Promise.reject(response);
        }
        if (typeof response !== "function") return Promise.resolve(response);
        if (!following) throw new Error("nothing follows the bus yet");
        return Promise.resolve(response(following));
      },
    },
    list,
    keys,
    pollMs: 1,
  });
  await done.promise;
  const has = (sessionId: string) => list.has({ userId: "ada", sessionId, generation: 1 });
  return {
    asked,
    feed,
    has,
    types: following?.types,
    knows: ({ id }: Key) => keys.known(id) !== undefined,
    loads,
  };
}

it("asks auth for everything first, and then for what is new since the last complete page", async () => {
  const { asked, has } = await follow([
    page("1", { revocations: [ended("laptop")], isComplete: false }),
    page("2", { revocations: [ended("phone")] }),
    page("2"),
    page("3", { revocations: [ended("tablet")] }),
    page("3"),
  ]);
  expect(asked).toEqual([undefined, "1", "2", "2", "3"]);
  expect([has("laptop"), has("phone"), has("tablet"), has("another")]).toEqual([true, true, true, false]);
});

it("follows the events of ended sessions", async () => {
  const atOnce: Answer = ({ handle }) => {
    const data = ended("laptop");
    const event = newEvent("session.revoked", "auth", data, new Date("2026-11-21T11:59:00Z"));
    void handle(event, { stream: "events", sequence: 1 });
    return page("1");
  };
  const { types, has } = await follow([atOnce]);
  expect(types).toEqual(["session.revoked"]);
  expect(has("laptop")).toBe(true);
});

it("forgets revocations of tokens that have expired", async () => {
  const past = { ...ended("past"), expiresAt: "2026-11-21T11:59:59.000Z" };
  const { has } = await follow([page("1", { revocations: [past, ended("laptop")] }), page("1")]);
  expect([has("past"), has("laptop")]).toEqual([false, true]);
});

it("loads the keys when auth has one that it doesn't know, and forgets those that auth hasn't any more", async () => {
  const [old, current, next] = [newKey(), newKey(), newKey()];
  const responses = [[old, current], [old, current], [old, current, next], [next]].map((keys) =>
    page("1", { keyIds: keys.map(({ id }) => id) }),
  );
  const keySets = [
    [old, current],
    [old, current, next],
  ];
  const { knows, loads } = await follow(responses, undefined, keySets);
  expect([knows(old), knows(current), knows(next)]).toEqual([false, false, true]);
  expect(loads).toBe(2);
});

it("asks again for what it hasn't got when a page is missing", async () => {
  const { asked } = await follow([page("1"), page("2", { isComplete: false }), refused(503), page("3")]);
  expect(asked).toEqual([undefined, "1", "2", "1"]);
});

it("asks auth for everything again when auth doesn't know its state", async () => {
  const { asked, feed } = await follow([page("of another version"), refused(400), page("1")]);
  expect(asked).toEqual([undefined, "of another version", undefined]);
  expect(feed.isFilled()).toBe(true);
});

it("isn't filled by the broker alone, which knows nothing of earlier revocations", async () => {
  const { feed } = await follow([refused(503), refused(503)]);
  expect(feed.isFilled()).toBe(false);
  expect(feed.ageMs()).toBe(Infinity);
});

describe("while auth is away", () => {
  let clock: jest.SpiedFunction<typeof performance.now>;
  beforeEach(() => {
    clock = jest.spyOn(performance, "now").mockImplementation(() => nowMs);
  });
  afterEach(() => clock.mockRestore());

  /** Follows with one good response, and then three refusals; the broker takes a second to respond. */
  const withoutAuth = async (broker: (following: Following) => boolean, first: Answer = page("1")) => {
    const slow = (following: Following) => {
      nowMs += 1000;
      return broker(following);
    };
    return (await follow([first, refused(503), refused(503), refused(503)], slow)).feed.ageMs();
  };

  it("is as old as the last question that the broker has confirmed it by", async () => {
    expect(await withoutAuth(() => true)).toBe(1000);
  });

  it("grows old when the broker doesn't say that no event is missing", async () => {
    expect(await withoutAuth(() => false)).toBeGreaterThanOrEqual(3 * minuteMs);
  });

  it("grows old when events may have been missed since auth was asked, whatever the broker says", async () => {
    let questions = 0;
    const confirmed = await withoutAuth(({ onGap }) => {
      if (++questions === 1) onGap();
      return true;
    });
    expect(confirmed).toBeGreaterThanOrEqual(3 * minuteMs);
  });

  it("grows old when events may have been missed while auth was asked, too late for its response", async () => {
    const confirmed = await withoutAuth(
      () => true,
      ({ onGap }) => {
        onGap();
        return page("1");
      },
    );
    expect(confirmed).toBeGreaterThanOrEqual(3 * minuteMs);
  });
});
