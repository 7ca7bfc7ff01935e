import { fakeNow } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import type { Place } from "../domain/revocation-walk.ts";
import { listRevocations } from "./list-revocations.ts";

const minutesAgo = (minutes: number) => new Date(fakeNow.getTime() - minutes * 60_000);
const expiresAt = new Date("2026-12-20T12:00:00Z");
const isAfter = (place: Place, at: Date, id: string) =>
  at > place.at || (at.getTime() === place.at.getTime() && id > place.id);

/** Sessions and accounts, each revoked so many minutes ago, as the stores list them. */
function revoked({ sessions = {}, accounts = {} }: Record<string, Record<string, number>>) {
  const inOrder = (ages: Record<string, number>, place: Place, limit: number) =>
    Object.entries(ages)
      .map(([id, age]) => ({ id, at: minutesAgo(age) }))
      .filter(({ id, at }) => isAfter(place, at, id))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  const listEnded = jest.fn((place: Place, { limit }: { now: Date; limit: number }) =>
    Promise.resolve(
      inOrder(sessions, place, limit).map(({ id, at: endedAt }) => ({
        id,
        userId: `owner of ${id}`,
        endedAt,
        expiresAt,
      })),
    ),
  );
  const listRaised = jest.fn((place: Place, limit: number) =>
    Promise.resolve(
      inOrder(accounts, place, limit).map(({ id, at: generationRaisedAt }) => ({
        id,
        generation: 4,
        generationRaisedAt,
      })),
    ),
  );
  const context = {
    sessions: { listEnded },
    accounts: { listRaised },
    tokens: { publicKeys: () => [{ kid: "key 1" }, { kid: "key 2" }] },
    now: () => fakeNow,
  } as unknown as Context;
  return { context, listEnded, listRaised };
}

/** What is listed on each page, to the end of the walk. */
async function pagesOf(context: Context, pageSize: number) {
  const pages: string[][] = [];
  let after: string | undefined;
  for (let isComplete = false; !isComplete;) {
    const page = await listRevocations(context, { after, pageSize });
    pages.push(page.revocations.map(({ userId, sessionIds }) => sessionIds?.join() ?? userId));
    ({ state: after, isComplete } = page);
  }
  return { pages, after };
}

const all = { sessions: { a: 5, b: 4, c: 4 }, accounts: { ada: 9, eve: 3, joe: 1 } };

it("says of a session which it is and until when that matters, and of an account below which generation", async () => {
  const { context } = revoked({ sessions: { a: 5 }, accounts: { ada: 60 } });
  expect(await listRevocations(context, { after: undefined })).toEqual({
    revocations: [
      { userId: "owner of a", sessionIds: ["a"], expiresAt: expiresAt.toISOString() },
      { userId: "ada", beforeGeneration: 4, expiresAt: "2026-12-22T12:00:00.000Z" },
    ],
    state: String(fakeNow.getTime()),
    isComplete: true,
    keyIds: ["key 1", "key 2"],
  });
});

it.each([
  [1, [["a"], ["b"], ["c"], ["ada"], ["eve"], ["joe"], []]],
  [2, [["a", "b"], ["c", "ada", "eve"], ["joe"]]],
  [3, [["a", "b", "c"], ["ada", "eve", "joe"], []]],
  [4, [["a", "b", "c", "ada", "eve", "joe"]]],
])("lists each revocation once, in pages of at most %i of each kind", async (pageSize, expected) => {
  const { pages, after } = await pagesOf(revoked(all).context, pageSize);
  expect(pages).toEqual(expected);
  expect(after).toBe(String(fakeNow.getTime()));
});

it("goes back as far as tokens may last, and after a complete list half a minute beyond its state", async () => {
  const { context, listEnded, listRaised } = revoked(all);
  await listRevocations(context, { after: undefined });
  const since = minutesAgo(30 * 24 * 60 + 60);
  expect(listEnded).toHaveBeenCalledWith({ at: since, id: "" }, { now: fakeNow, limit: 1000 });
  expect(listRaised).toHaveBeenCalledWith({ at: since, id: "" }, 1000);

  await listRevocations(context, { after: String(minutesAgo(2).getTime()) });
  expect(listEnded).toHaveBeenLastCalledWith({ at: minutesAgo(2.5), id: "" }, expect.anything());
});

it("refuses a state that isn't one of ours", async () => {
  await expect(listRevocations(revoked(all).context, { after: "yesterday" })).rejects.toMatchObject({
    code: "invalid_input",
    message: "There is no such state.",
  });
});
