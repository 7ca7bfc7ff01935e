import { countAttempts } from "../../test/support/count-attempts.ts";
import { changePreferences } from "./change-preferences.ts";

type Changing = Parameters<typeof changePreferences>[0];

const change = { timeZone: "asia/calcutta", help: "hints" as const, days: [1] };

/** Changes the preferences of a player. `stored` is what the store is told; it says whether somebody is there still. */
function changedBy({ isSubscribed = true, isThere = true }) {
  const stored: unknown[] = [];
  const context = {
    subscribers: {
      findByUserId: () => Promise.resolve(isSubscribed ? { id: "1", email: "ada@example.org" } : undefined),
      change: (...args: unknown[]) => {
        stored.push(...args);
        return Promise.resolve(isThere);
      },
    },
    accounts: { addressOf: () => Promise.resolve(undefined) },
    attempts: countAttempts(),
  };
  const again = () => changePreferences(context as unknown as Changing, { userId: "ada" }, change);
  return { stored, changed: again(), again };
}

it("stores the time zone by the one name that all of its spellings share", async () => {
  const timeZone = new Intl.DateTimeFormat("en", { timeZone: "Asia/Calcutta" }).resolvedOptions().timeZone;
  const { stored, changed } = changedBy({});
  expect(await changed).toMatchObject({ ...change, timeZone });
  expect(stored).toEqual(["1", { ...change, timeZone }]);
});

it.each([
  ["never was subscribed", { isSubscribed: false }],
  ["has unsubscribed in the meantime", { isThere: false }],
])("tells a player who %s that there is no subscription", async (_name, state) => {
  await expect(changedBy(state).changed).rejects.toMatchObject({ code: "not_found" });
});

it("slows down who changes them again and again", async () => {
  const { changed, again } = changedBy({});
  await changed;
  for (let times = 1; times < 60; times++) await again();
  await expect(again()).rejects.toThrow("Too many attempts");
});
