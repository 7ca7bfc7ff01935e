import { getRevocationsContract } from "@wordlehint/contracts/routes/auth-routes";
import type { RevocationsPage } from "@wordlehint/contracts";
import type { Bus } from "../bus/connect-bus.ts";
import type { Following } from "../bus/follow.ts";
import { ServiceCallFailed } from "../call-service.ts";
import { createLog } from "../log.ts";
import { createKeyCache } from "../security/tokens/key-cache.ts";
import { followRevocations } from "./follow-revocations.ts";
import { createRevocationList } from "./revocation-list.ts";

const shutdown: AbortController[] = [];
/** The time where a test has set the clock. Each call that auth refuses takes a minute. */
let nowMs = 0;
afterEach(() => {
  for (const stop of shutdown.splice(0)) stop.abort();
});

const minuteMs = 60_000;
const page = (state: string, { isComplete = true } = {}): RevocationsPage => ({
  revocations: [],
  state,
  isComplete,
  keyIds: [],
});
const refused = (status: number) => new ServiceCallFailed(getRevocationsContract, status);

type Answer = RevocationsPage | Error | ((following: Following) => RevocationsPage);

/**
 * Follows while auth responds like this, one time after the other, until the list of responses is used up.
 */
async function follow(responses: readonly Answer[], broker: (following: Following) => boolean = () => true) {
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
  const keys = createKeyCache({ load: () => Promise.resolve(new Map()) });
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
  return { asked, feed };
}

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
