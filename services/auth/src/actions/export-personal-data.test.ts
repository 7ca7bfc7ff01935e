import type { AttemptLimit } from "@wordlehint/runtime";
import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import { exportPersonalData } from "./export-personal-data.ts";

const network = "192.0.2.1";
const ada = accountOf("ada");
const session = {
  id: "session",
  device: "Firefox on Windows",
  createdAt: fakeNow,
  lastSeenAt: fakeNow,
  expiresAt: fakeNow,
};

const slowedDown = { code: "too_many_requests" };

function exporting(fetchAll: () => Promise<object>) {
  const { context, audited: warnings } = fakeContext(ada);
  const sessions = { listAll: (id: string) => Promise.resolve(id === "ada" ? [session] : []) };
  const counted: AttemptLimit[] = [];
  const count = context.attempts.count.bind(context.attempts);
  jest.spyOn(context.attempts, "count").mockImplementation((limits) => {
    counted.push(...limits);
    return count(limits);
  });
  const personalData = { fetchAll };
  return { context: { ...context, sessions, personalData } as unknown as Context, counted, warnings };
}

it("gathers the parts of all services, with the account's own", async () => {
  const { context } = exporting(() => Promise.resolve({ riddle: { results: [] } }));
  expect(await exportPersonalData(context, { account: ada, network })).toEqual({
    exportedAt: fakeNow.toISOString(),
    parts: {
      auth: expect.objectContaining({
        account: expect.objectContaining({ email: "ada@example.org" }) as object,
        sessions: [expect.objectContaining({ device: "Firefox on Windows" })],
      }) as object,
      riddle: { results: [] },
    },
  });
});

it("can be asked for five times by an account, and then at most every quarter of an hour", async () => {
  const { context, counted } = exporting(() => Promise.resolve({}));
  for (let count = 0; count < 5; count++) await exportPersonalData(context, { account: ada, network });
  await expect(exportPersonalData(context, { account: ada, network })).rejects.toMatchObject(slowedDown);
  await exportPersonalData(context, { account: accountOf("eve"), network });
  expect(counted[0]).toEqual({ key: "export ada", free: 5, maxPauseMs: 900_000 });
});

it("can be asked for thirty times by a network, by however many accounts", async () => {
  const { context } = exporting(() => Promise.resolve({}));
  const ask = (index: number, from = network) =>
    exportPersonalData(context, { account: accountOf(`player-${index}`), network: from });
  for (let index = 0; index < 30; index++) await ask(index);
  await expect(ask(30)).rejects.toMatchObject(slowedDown);
  await ask(30, "192.0.2.2");
});

it("leaves nothing out when a service doesn't respond, logs why, and doesn't count the attempt", async () => {
  const cause = new Error("riddle: connection refused");
  const { context, warnings } = exporting(() => Promise.reject(cause));
  for (let count = 0; count < 6; count++)
    await expect(exportPersonalData(context, { account: ada, network })).rejects.toMatchObject({
      code: "unavailable",
      message: "Your data can't be gathered completely right now. Please try again in a few minutes.",
    });
  expect(warnings[0]).toEqual({ err: cause });
});
