import { applyPatch } from "mendoza";
import { eventually } from "@wordlehint/test-servers";
import { commitMutations } from "../src/actions/commit-transaction.ts";
import { listenToChanges, type ListenRequest } from "../src/actions/listen-to-changes.ts";
import type { MutationEvent } from "../src/domain/mutation-event.ts";
import { closeAll } from "./support/close-later.ts";
import { lakeConfig, startReplica, type Replica } from "./support/replicas.ts";

afterEach(closeAll);

const mutate = (replica: Replica, ...mutations: unknown[]) =>
  commitMutations(replica, replica.production, { mutations, author: "ada" });

async function listen(replica: Replica, request: Partial<ListenRequest> = {}) {
  const events: MutationEvent[] = [];
  const failures: unknown[] = [];
  const listening = await listenToChanges(
    replica,
    replica.production,
    { query: "*[_type == 'post']", identity: "ada", ...request },
    { onEvent: (event) => events.push(event), onFailure: (error) => failures.push(error) },
  );
  return { ...listening, events, failures };
}

const withoutRevision = ({ _rev, ...content }: Record<string, unknown>) => content;

it("Listeners get each document's revisions without a gap on either replica, with effects from one to the next", async () => {
  const config = lakeConfig();
  const replicas = await Promise.all([startReplica(config), startReplica(config)]);
  const listeners = await Promise.all(replicas.map((replica) => listen(replica)));
  await mutate(replicas[0], { create: { _id: "a", _type: "post", n: 0 } });
  await replicas[1].production.catchUp();
  await Promise.all(
    replicas.flatMap((replica) =>
      Array.from({ length: 15 }, () => mutate(replica, { patch: { id: "a", inc: { n: 1 } } })),
    ),
  );
  await eventually(() => listeners.forEach(({ events }) => expect(events).toHaveLength(31)));
  for (const { events } of listeners) {
    let revision: string | undefined;
    let content: Record<string, unknown> | null = null;
    for (const { previousRev, resultRev, effects, result } of events) {
      expect(previousRev).toBe(revision);
      content = applyPatch(content, effects.apply) as Record<string, unknown>;
      expect(content).toEqual(withoutRevision(result ?? {}));
      revision = resultRev;
    }
    expect(content?.n).toBe(30);
  }
});

it("Listeners to the same query with identity() each get the events of their own documents", async () => {
  const replica = await startReplica(lakeConfig());
  const query = "*[author == identity()]";
  const [ada, grace] = [
    await listen(replica, { query }),
    await listen(replica, { query, identity: "grace" }),
  ];
  await mutate(replica, { create: { _id: "hers", _type: "post", author: "ada" } });
  await mutate(replica, { create: { _id: "others", _type: "post", author: "grace" } });
  await eventually(() => {
    expect(ada.events.map(({ documentId }) => documentId)).toEqual(["hers"]);
    expect(grace.events.map(({ documentId }) => documentId)).toEqual(["others"]);
  });
});

it("Listeners who may read different documents of a transaction each get the events of theirs", async () => {
  const replica = await startReplica(lakeConfig());
  const all = await listen(replica);
  const some = await listen(replica, { mayReadChange: ({ id }) => id !== "x" });
  await mutate(
    replica,
    { create: { _id: "a", _type: "post" } },
    { create: { _id: "x", _type: "page" } },
    { create: { _id: "b", _type: "post" } },
  );
  for (const { events } of [all, some])
    await eventually(() => expect(events.map(({ documentId }) => documentId)).toEqual(["a", "b"]));
});

it("Listeners learn when documents start and stop matching the query", async () => {
  const replica = await startReplica(lakeConfig());
  const { events } = await listen(replica, {
    query: "*[_type == 'post' && isOn == $on]",
    params: { on: true },
  });
  await mutate(replica, { create: { _id: "a", _type: "post" } });
  await mutate(replica, { patch: { id: "a", set: { isOn: true } } });
  await mutate(replica, { patch: { id: "a", set: { n: 1 } } });
  await mutate(replica, { patch: { id: "a", set: { isOn: false } } });
  await mutate(replica, { patch: { id: "a", set: { isOn: true } } });
  await mutate(replica, { delete: { id: "a" } });
  await eventually(() => expect(events).toHaveLength(5));
  expect(events.map(({ transition }) => transition)).toEqual([
    "appear",
    "update",
    "disappear",
    "appear",
    "disappear",
  ]);
  expect(events.at(-1)).toMatchObject({ result: null, previous: { isOn: true } });
});

it("A listener resumes after the last event received, even within a transaction, or starts anew", async () => {
  const replica = await startReplica(lakeConfig());
  const first = await listen(replica);
  expect(first.began).toBe("welcome");
  await mutate(replica, { create: { _id: "a", _type: "post" } }, { create: { _id: "b", _type: "post" } });
  await eventually(() => expect(first.events).toHaveLength(2));
  first.close();
  await mutate(replica, { patch: { id: "a", set: { n: 1 } } });

  const again = await listen(replica, { lastEventId: first.events[0]?.eventId });
  expect(again.began).toBe("welcomeback");
  await mutate(replica, { patch: { id: "b", set: { n: 1 } } });
  await eventually(() => expect(again.events.map(({ documentId }) => documentId)).toEqual(["b", "a", "b"]));
  expect(first.events).toHaveLength(2);
  expect((await listen(replica, { lastEventId: "unknown#a" })).began).toBe("reset");
});
