import { randomUUID } from "node:crypto";
import type { EventData, EventType, User } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { connect, JSONCodec } from "nats";
import type { AuthConfig } from "../src/config.ts";
import {
  ask,
  authConfig,
  closeLater,
  openDatabase,
  register,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

type SubscriptionEvent = Extract<
  EventType,
  `subscription.${"activated" | "updated" | "past_due" | "cancelled"}`
>;
type Change = EventData<"subscription.updated">;

const until = "2027-01-01T00:00:00.000Z";

function billing({ NATS_URL: url, BUS_NAMESPACE: namespace }: AuthConfig): Bus {
  const log = createLog({ service: "billing", level: "silent" });
  return closeLater(connectBus({ url, namespace, replicas: 1, service: "billing", log }));
}

const eventOf = (type: SubscriptionEvent, change: Partial<Change> & Pick<Change, "userId" | "revision">) => {
  const data: Change = { status: "active", currentPeriodEnd: until, cancelAtPeriodEnd: false, ...change };
  return newEvent(type, change.userId, data, new Date());
};

const userOf = async (auth: AuthService, token: string) =>
  (await (await ask(auth, "/api/user", { token })).json()) as User;

it("has Premium from the first payment until the subscription has ended, also while a payment is late", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const bus = billing(config);
  const { token, user } = await register(auth);
  expect(user).toMatchObject({ isSubscribed: false, subscription: null });
  const userId = user.id;
  const steps = [
    [eventOf("subscription.activated", { userId, revision: 1 }), true],
    [eventOf("subscription.updated", { userId, revision: 2, cancelAtPeriodEnd: true }), true],
    [eventOf("subscription.past_due", { userId, revision: 3, status: "past_due" }), true],
    [
      eventOf("subscription.cancelled", { userId, revision: 4, status: "cancelled", currentPeriodEnd: null }),
      false,
    ],
  ] as const;
  for (const [event, isSubscribed] of steps) {
    await bus.publish(event);
    const { status, currentPeriodEnd, cancelAtPeriodEnd } = event.data;
    await eventually(async () =>
      expect(await userOf(auth, token)).toMatchObject({
        isSubscribed,
        subscription: { status, currentPeriodEnd, cancelAtPeriodEnd },
      }),
    );
  }
});

it("keeps what the highest revision says, in whatever order and however often events arrive", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const bus = billing(config);
  const { token, user } = await register(auth);
  const other = await register(auth);
  const userId = user.id;
  const cancelled = eventOf("subscription.cancelled", { userId, revision: 7, status: "cancelled" });
  await bus.publish(cancelled);
  await bus.publish(eventOf("subscription.activated", { userId, revision: 2 }));
  await bus.publish({ ...cancelled, id: randomUUID() });
  await bus.publish(eventOf("subscription.updated", { userId, revision: 6 }));
  // Events are handled in order here, so this one is the last.
  await bus.publish(eventOf("subscription.activated", { userId: other.user.id, revision: 1 }));
  await eventually(async () => expect((await userOf(auth, other.token)).isSubscribed).toBe(true));
  expect(await userOf(auth, token)).toMatchObject({
    isSubscribed: false,
    subscription: { status: "cancelled" },
  });
});

it("ignores what concerns an account that is deleted or unknown", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const bus = billing(config);
  const { accounts, connection } = await openDatabase(config);
  const gone = await register(auth);
  const { token, user } = await register(auth);
  await ask(auth, "/api/user", { method: "DELETE", token: gone.token, body: { password: gone.password } });
  for (const userId of [gone.user.id, "nobody", "decoy", user.id])
    await bus.publish(eventOf("subscription.activated", { userId, revision: 1 }));
  await eventually(async () => expect((await userOf(auth, token)).isSubscribed).toBe(true));
  expect(await accounts.findOne({ _id: gone.user.id })).not.toHaveProperty("subscription");
  expect(await accounts.countDocuments({ subscription: { $exists: true } })).toBe(1);
  expect(await connection.collection("quarantinedMessages").countDocuments()).toBe(0);
});

it("quarantines an event that breaks its contract, and goes on", async () => {
  const config = authConfig();
  const auth = await startAuth(config);
  const bus = billing(config);
  const { connection } = await openDatabase(config);
  const { token, user } = await register(auth);
  const raw = await connect({ servers: config.NATS_URL });
  await bus.ready;
  await raw
    .jetstream()
    .publish(`${config.BUS_NAMESPACE}.subscription.activated`, JSONCodec().encode({ bad: 1 }));
  await raw.close();
  await bus.publish(eventOf("subscription.activated", { userId: user.id, revision: 1 }));
  await eventually(async () => expect((await userOf(auth, token)).isSubscribed).toBe(true));
  const kept = await connection.collection("quarantinedMessages").find().toArray();
  expect(kept).toHaveLength(1);
});
