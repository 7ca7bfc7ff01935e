import type { DomainEvent } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent } from "@wordlehint/runtime";
import { commitMutations } from "../src/actions/commit-transaction.ts";
import { readRevision } from "../src/actions/read-history.ts";
import { contentChanges } from "../src/domain/content-changes.ts";
import { liveEventIdOf } from "../src/domain/live-event-id.ts";
import { evaluateRequest, type Transaction } from "../src/domain/transaction.ts";
import { runMutation } from "../src/domain/run-mutation.ts";
import type { LakeConfig } from "../src/config.ts";
import { createSnapshotStore } from "../src/store/snapshot-store.ts";
import { closeAll, closeLater } from "./support/close-later.ts";
import { pick, seededRandom } from "./support/random.ts";
import { edited, randomObject } from "./support/random-documents.ts";
import { contentOf, lakeConfig, startReplica, type Replica } from "./support/replicas.ts";

afterEach(closeAll);

const mutate = (replica: Replica, ...mutations: unknown[]) =>
  commitMutations(replica, replica.production, { mutations, author: "ada" });

function collectEvents(config: LakeConfig): DomainEvent<"content.published" | "content.unpublished">[] {
  const events: DomainEvent<"content.published" | "content.unpublished">[] = [];
  const bus = connectBus({
    url: config.NATS_URL,
    namespace: config.BUS_NAMESPACE,
    replicas: 1,
    service: "listener",
    log: createLog({ service: "listener", level: "silent" }),
  });
  closeLater(() => bus.close());
  bus.consume({
    durable: "listener",
    types: ["content.published", "content.unpublished"],
    handle: (event) => {
      events.push(event);
      return Promise.resolve();
    },
    quarantine: { keep: () => Promise.resolve() },
  });
  return events;
}

function evaluated({ production, newId }: Replica, mutation: object): Transaction {
  const head = { transactionId: newId(), author: "ada", timestamp: new Date().toISOString() };
  return evaluateRequest(production.state, head, {
    kind: "mutation",
    items: [mutation],
    run: runMutation,
    newId,
  });
}

/** Writes a transaction and does nothing more, as a replica that is killed right after the write. */
async function writeAndDie(replica: Replica, mutation: object): Promise<void> {
  const { production } = replica;
  const transaction = evaluated(replica, mutation);
  const basedOn = production.sequence();
  const events = contentChanges("production", transaction, basedOn + 1).map(({ type, data }) =>
    newEvent(type, transaction.transactionId, data, new Date()),
  );
  expect(await production.append(transaction, basedOn, events)).toBe(true);
}

it("The lake never appends a transaction that was evaluated on an outdated state", async () => {
  const replica = await startReplica(lakeConfig());
  const { production } = replica;
  await mutate(replica, { create: { _id: "a", _type: "counter", n: 0 } });
  const basedOn = production.sequence();
  const late = evaluated(replica, { patch: { id: "a", inc: { n: 1 } } });
  await mutate(replica, { patch: { id: "a", inc: { n: 1 } } });
  expect(await production.append(late, basedOn, [])).toBe(false);
  expect(production.state.get("a")?.n).toBe(1);
  expect(await readRevision(production, "a", { revision: late.transactionId })).toBeUndefined();
});

it("Other replicas read and publish what a killed replica has written", async () => {
  const config = lakeConfig();
  const events = collectEvents(config);
  const survivor = await startReplica(config);
  const killed = await startReplica(config, { isIsolated: true });
  await writeAndDie(killed, { create: { _id: "post", _type: "post", slug: { current: "a-post" } } });

  await eventually(() => expect(survivor.production.state.get("post")).toBeDefined());
  await eventually(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({
    type: "content.published",
    data: { dataset: "production", documents: [{ id: "post", type: "post", slugs: ["a-post"] }] },
  });
});

it("The lake publishes one event for each publish and unpublish, and none for drafts", async () => {
  const config = lakeConfig();
  const events = collectEvents(config);
  const replicas = await Promise.all([startReplica(config), startReplica(config)]);
  await mutate(replicas[0], { create: { _id: "drafts.post", _type: "post" } });
  await mutate(replicas[0], { create: { _id: "post", _type: "post" } });
  await mutate(replicas[0], { delete: { id: "post" } });
  await eventually(() => expect(events).toHaveLength(2));
  const told = events.map(({ type, data }) => [type, data.documents.map(({ id }) => id), data.liveEventId]);
  expect(told.sort()).toEqual([
    ["content.published", ["post"], liveEventIdOf(2)],
    ["content.unpublished", ["post"], liveEventIdOf(3)],
  ]);
});

/** Randomly creates, edits and deletes a few documents. */
async function edit(replica: Replica, random: ReturnType<typeof seededRandom>, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const _id = `d${random(12)}`;
    const current = replica.production.state.get(_id);
    if (current && random(6) === 0) await mutate(replica, { delete: { id: _id } });
    else {
      const content = (current ? edited(current.content, random) : randomObject(random, 3)) ?? null;
      await mutate(replica, {
        createOrReplace: { _id, _type: "random", content, tag: pick(random, ["a", "$b", "c.d"]) },
      });
    }
  }
}

it("A start loads the same dataset from the log, with and without snapshots", async () => {
  const config = lakeConfig();
  const random = seededRandom(11);
  const writer = await startReplica(config, { checkpointEvery: 10 });
  await edit(writer, random, 25);
  const checkpoints = writer.mongo.connection.collection("checkpoints");
  const checkpointReaches = (sequence: number) =>
    eventually(async () =>
      expect((await checkpoints.findOne({}))?.sequence).toBeGreaterThanOrEqual(sequence),
    );
  await checkpointReaches(10);
  await edit(writer, random, 25);
  await mutate(writer, {
    create: { _id: "hostile", _type: "x", "a.b": 1, $set: { "": null }, deep: [[[[{}]]]], s: "\ud800" },
  });
  const before = contentOf(writer.production);
  // Fewer than ten transactions come after it, so no replica saves another one while the test deletes them.
  await checkpointReaches(42);

  const restarted = await startReplica(config, { checkpointEvery: 10 });
  expect(contentOf(restarted.production)).toEqual(before);
  expect(restarted.production.sequence()).toBe(51);

  await writer.mongo.connection.collection("snapshots").deleteMany({});
  await checkpoints.deleteMany({});
  const fromLog = await startReplica(config);
  expect(contentOf(fromLog.production)).toEqual(before);
});

it("A start works with a checkpoint that is older than some snapshots", async () => {
  const config = lakeConfig();
  const random = seededRandom(12);
  const writer = await startReplica(config);
  await edit(writer, random, 25);
  await writer.production.saveCheckpoint();
  await writer.mongo.connection
    .collection<{ sequence: number }>("checkpoints")
    .updateOne({}, { $set: { sequence: 7 } });
  // Every document that changed before transaction 7, and not since, is in a snapshot.
  const restarted = await startReplica(config);
  expect(contentOf(restarted.production)).toEqual(contentOf(writer.production));
});

it("A checkpoint that breaks off before all of its snapshots are saved isn't used by a start", async () => {
  const { mongo } = await startReplica(lakeConfig());
  const { save, load } = createSnapshotStore(mongo.connection.useDb(mongo.connection.name));
  const document = { _id: "a", _type: "x", _rev: "r", _createdAt: "", _updatedAt: "" };
  await save("broken-off", 3, [{ id: "a", result: document }]);
  const unsavable = { id: "b", result: { ...document, _id: "b", n: 1n } };
  await expect(save("broken-off", 7, [{ id: "a", result: null }, unsavable])).rejects.toThrow(TypeError);
  expect(await load("broken-off")).toMatchObject({ sequence: 3 });
});
