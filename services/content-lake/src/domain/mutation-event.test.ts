import { memoryDataset } from "../../test/support/memory-dataset.ts";
import { mutationEvents } from "./mutation-event.ts";

it("The events of a transaction are numbered, each with its document, revisions and mutations", () => {
  const lake = memoryDataset({ _id: "a", _type: "post" }, { _id: "b", _type: "post" });
  const before = lake.get("a");
  const create = { _id: "c", _type: "post" };
  const transaction = lake.mutate(
    { patch: { id: "a", set: { title: "New" } } },
    { create },
    { delete: { id: "b" } },
  );
  const [first, second, third] = mutationEvents(
    transaction,
    transaction.changes.map((change) => ({ change, transition: "update" })),
  );
  expect(first).toEqual({
    type: "mutation",
    eventId: "t2#a",
    documentId: "a",
    transactionId: "t2",
    transition: "update",
    identity: "ada",
    previousRev: "t1",
    resultRev: "t2",
    timestamp: "2026-11-21T00:00:02.000Z",
    visibility: "query",
    transactionTotalEvents: 3,
    transactionCurrentEvent: 1,
    mutations: [{ patch: { id: "a", set: { title: "New" } } }],
    effects: transaction.changes[0]?.effects,
    previous: before,
    result: lake.get("a"),
  });
  expect(second).toMatchObject({ documentId: "c", transactionCurrentEvent: 2, previous: null });
  expect(second).not.toHaveProperty("previousRev");
  expect(third).toMatchObject({
    documentId: "b",
    transactionCurrentEvent: 3,
    previousRev: "t1",
    result: null,
  });
});
