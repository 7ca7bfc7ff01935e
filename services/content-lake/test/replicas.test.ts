import { eventually } from "@wordlehint/test-servers";
import { wait } from "@wordlehint/runtime";
import { commitMutations } from "../src/actions/commit-transaction.ts";
import { createDataset } from "../src/actions/datasets/create-dataset.ts";
import { openDataset } from "../src/actions/datasets/open-dataset.ts";
import { runActions } from "../src/actions/run-actions.ts";
import { LakeError } from "../src/domain/lake-error.ts";
import { openLake } from "../src/state/lake.ts";
import { createSnapshotStore } from "../src/store/snapshot-store.ts";
import { transactionModel } from "../src/store/transaction-model.ts";
import { closeAll } from "./support/close-later.ts";
import { contentOf, lakeConfig, startReplica, type Replica } from "./support/replicas.ts";

afterEach(async () => {
  jest.restoreAllMocks();
  await closeAll();
});

const post = { _id: "post", _type: "post", title: "One" };
const mutate = (replica: Replica, mutations: unknown[], transactionId?: string) =>
  commitMutations(replica, replica.production, { mutations, author: "ada", transactionId });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function refusal(work: Promise<unknown>): Promise<LakeError> {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof LakeError) return error;
  throw new Error("it was not refused", { cause: error });
}

it("Two replicas that write at the same time agree on every document, revision and their order", async () => {
  const config = lakeConfig();
  const replicas = await Promise.all([startReplica(config), startReplica(config)]);
  await mutate(replicas[0], [{ create: { _id: "counter", _type: "counter", n: 0 } }]);
  const commits = replicas.map((replica) => {
    const revisions: string[] = [];
    replica.production.subscribe(({ transactionId }) => revisions.push(transactionId));
    return revisions;
  });
  await replicas[1].production.catchUp();

  await Promise.all(
    replicas.flatMap((replica, at) =>
      numbers(40).map((number) =>
        mutate(replica, [
          { patch: { id: "counter", inc: { n: 1 } } },
          { create: { _id: `of-${at}-${number}`, _type: "post" } },
        ]),
      ),
    ),
  );

  await eventually(() => replicas.forEach(({ production }) => expect(production.sequence()).toBe(81)));
  expect(contentOf(replicas[0].production)).toEqual(contentOf(replicas[1].production));
  expect(replicas[0].production.state.get("counter")?.n).toBe(80);
  expect(contentOf(replicas[0].production)).toHaveLength(81);
  expect(commits[0]?.slice(-80)).toEqual(commits[1]?.slice(-80));
});

it("A change that takes long is saved although somebody else saves without pause", async () => {
  const replica = await startReplica(lakeConfig());
  await mutate(replica, [{ create: post }]);
  let clockMs = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (clockMs += 1000));
  const save = () =>
    commitMutations(replica, replica.production, {
      mutations: [{ createOrReplace: { _id: "note", _type: "note" } }],
      author: "bob",
    });
  const evaluate = replica.changeEvaluators.evaluate.bind(replica.changeEvaluators);
  let evaluations = 0;
  const saves: Promise<unknown>[] = [];
  jest.spyOn(replica.changeEvaluators, "evaluate").mockImplementation(async (...job) => {
    const result = await evaluate(...job);
    evaluations++;
    const saved = save();
    saves.push(saved);
    // While the change has its turn, nobody else's save ends.
    await (evaluations > 5 ? Promise.race([saved, wait(1000)]) : saved);
    return result;
  });

  const everyPost = { query: "*[_type == 'post']", set: { title: "Two" } };
  await mutate(replica, [{ patch: everyPost }]);
  expect(replica.production.state.get("post")?.title).toBe("Two");
  expect(evaluations).toBeLessThan(10);
  await Promise.all(saves);
});

it("Only one of two replicas creates a document with the same id, and the other refuses", async () => {
  const config = lakeConfig();
  const replicas = await Promise.all([startReplica(config), startReplica(config)]);
  const outcomes = await Promise.allSettled(replicas.map((replica) => mutate(replica, [{ create: post }])));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [failed] = outcomes.filter((outcome) => outcome.status === "rejected");
  expect((failed?.reason as LakeError).status).toBe(409);
});

describe("Timestamps of transactions never decrease", () => {
  const second = (number: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, number));
  const clockAt = (number: number) => ({ now: () => second(number), pollMs: 3_600_000, isIsolated: true });
  const page = { create: { _type: "page" } };
  const timestampsIn = async ({ production }: Replica) =>
    (await production.log.after(0, 10)).map(({ timestamp }) => timestamp);

  it("when a replica's clock is behind, and it hasn't read the latest transaction", async () => {
    const config = lakeConfig();
    const behind = await startReplica(config, clockAt(10));
    const ahead = await startReplica(config, clockAt(30));
    await mutate(ahead, [page]);
    const { results } = await mutate(behind, [page]);
    await mutate(behind, [page]);
    expect(results[0]?.document?._updatedAt).toBe(second(30).toISOString());
    expect(await timestampsIn(ahead)).toEqual([30, 30, 30].map((number) => second(number).toISOString()));
  });

  it("when the clock is put back and the lake starts from a checkpoint", async () => {
    const config = lakeConfig();
    const before = await startReplica(config, clockAt(30));
    await mutate(before, [page]);
    await before.production.saveCheckpoint();
    const after = await startReplica(config, clockAt(10));
    await mutate(after, [page]);
    expect(await timestampsIn(after)).toEqual([30, 30].map((number) => second(number).toISOString()));
  });
});

it("A replica refuses nothing because of an outdated state", async () => {
  const config = lakeConfig();
  const [first, behind] = await Promise.all([
    startReplica(config),
    startReplica(config, { pollMs: 3_600_000, isIsolated: true }),
  ]);
  await mutate(first, [{ create: post }]);
  await mutate(first, [{ create: { _id: "drafts.post", _type: "post", title: "Two" } }]);
  expect(contentOf(behind.production)).toEqual([]);
  await runActions(behind, behind.production, {
    actions: { actionType: "sanity.action.document.publish", draftId: "drafts.post", publishedId: "post" },
    author: "eve",
  });
  await eventually(() => expect(first.production.state.get("post")?.title).toBe("Two"));
});

it("A replica that gets no message reads commits by itself", async () => {
  const config = lakeConfig();
  const deaf = await startReplica(config, { isIsolated: true });
  const writer = await startReplica(config, { isIsolated: true });
  await mutate(writer, [{ create: post }]);
  await eventually(() => expect(contentOf(deaf.production)).toEqual(contentOf(writer.production)));
});

it("A replica that gets a message reads commits at once", async () => {
  const config = lakeConfig();
  const [writer, reader] = await Promise.all([
    startReplica(config, { pollMs: 3_600_000 }),
    startReplica(config, { pollMs: 3_600_000 }),
  ]);
  let count = 0;
  await eventually(async () => {
    // Messages are lost until both are connected to the broker.
    await mutate(writer, [{ create: { _id: `d${count++}`, _type: "post" } }]);
    expect(reader.production.sequence()).toBeGreaterThan(0);
  });
});

describe("A transaction's id", () => {
  it("becomes the revision, and is refused a second time on any replica", async () => {
    const config = lakeConfig();
    const [one, two] = await Promise.all([startReplica(config), startReplica(config)]);
    const { transactionId, results } = await mutate(one, [{ create: post }], "chosen");
    expect([transactionId, results[0]?.document?._rev]).toEqual(["chosen", "chosen"]);
    for (const replica of [one, two]) {
      const again = mutate(replica, [{ patch: { id: "post", set: { title: "Two" } } }], "chosen");
      expect((await refusal(again)).status).toBe(409);
    }
    for (const sentAgain of [{ create: post }, { patch: { id: "post", set: { title: "One" } } }]) {
      const { status, message } = await refusal(mutate(two, [sentAgain], "chosen"));
      expect([status, message]).toEqual([409, expect.stringContaining("used already")]);
    }
    expect(one.production.state.get("post")?.title).toBe("One");
    await mutate(two, [{ patch: { id: "post", set: { title: "Three" } } }], "other");
    expect(two.production.state.get("post")?._rev).toBe("other");
  });

  it("is free in another dataset", async () => {
    const replica = await startReplica(lakeConfig());
    await createDataset(replica, { name: "staging", createdBy: "ada" });
    const staging = await openDataset(replica, "staging");
    await mutate(replica, [{ create: post }], "chosen");
    await commitMutations(replica, staging, {
      mutations: [{ create: post }],
      author: "ada",
      transactionId: "chosen",
    });
    expect(contentOf(staging)).toEqual(
      contentOf(replica.production).map((one) => ({ ...one, ...times(staging) })),
    );
  });
  const times = ({ state }: Replica["production"]) => {
    const { _createdAt, _updatedAt } = state.get("post") ?? {};
    return { _createdAt, _updatedAt };
  };
});

describe("Datasets", () => {
  it("are created once, listed by name, and opened if they exist", async () => {
    const replica = await startReplica(lakeConfig());
    await createDataset(replica, { name: "staging", createdBy: "ada" });
    await createDataset(replica, { name: "a1", aclMode: "public", createdBy: "ada" });
    expect((await replica.datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ["a1", "public"],
      ["staging", "private"],
    ]);
    expect((await refusal(createDataset(replica, { name: "staging", createdBy: "eve" }))).status).toBe(409);
    expect((await refusal(openDataset(replica, "nowhere"))).status).toBe(404);
    expect((await openDataset(replica, "staging")).name).toBe("staging");
  });

  it("have names of lower-case letters, digits, dashes and underscores", async () => {
    const replica = await startReplica(lakeConfig());
    for (const name of ["", "Caps", "-a", "a/b", "__proto__", "a".repeat(65)])
      expect((await refusal(createDataset(replica, { name, createdBy: "ada" }))).status).toBe(400);
  });

  it("are loaded at the next call if that failed", async () => {
    const { mongo, channel, log, signal } = await startReplica(lakeConfig());
    const connection = mongo.connection.useDb(mongo.connection.name);
    const snapshots = createSnapshotStore(connection);
    jest.spyOn(snapshots, "load").mockRejectedValueOnce(new Error("the database is away"));
    const transactions = transactionModel(connection);
    const lake = openLake({
      transactions,
      snapshots,
      channel,
      log,
      signal,
      attemptsToFindOut: 1,
      settleMs: 1,
    });
    await expect(lake.dataset("production")).rejects.toThrow("away");
    expect((await lake.dataset("production")).name).toBe("production");
  });

  it("are erased with what a replica still writes that hasn't heard of it", async () => {
    const config = lakeConfig();
    const eraser = await startReplica(config, { settleMs: 500 });
    const late = await startReplica(config, { isIsolated: true, pollMs: 3_600_000 });
    await createDataset(eraser, { name: "staging", createdBy: "ada" });
    await mutate(eraser, [{ create: post }]);
    const staging = await openDataset(late, "staging");
    const write = (_id: string) =>
      commitMutations(late, staging, { mutations: [{ create: { _id, _type: "post" } }], author: "ada" });
    await write("before");
    const erased = eraser.lake.erase("staging");
    await eventually(async () =>
      expect(
        await eraser.mongo.connection.collection("transactions").countDocuments({ dataset: "staging" }),
      ).toBe(0),
    );
    await write("after");
    await erased;
    const left = await eraser.mongo.connection.collection("transactions").distinct("dataset");
    expect(left).toEqual(["production"]);
  });
});
