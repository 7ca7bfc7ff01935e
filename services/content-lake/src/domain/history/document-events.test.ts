import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import { recordOf } from "../transaction-record.ts";
import { documentEvents } from "./document-events.ts";

const ids = { draftId: "drafts.post", publishedId: "post" };
const action = (verb: string, more: object = ids) => ({
  actionType: `sanity.action.document.${verb}`,
  ...more,
});

function lifeOf(id: string, live: (lake: ReturnType<typeof memoryDataset>) => void) {
  const lake = memoryDataset();
  live(lake);
  const records = lake.transactions.map((transaction, index) => recordOf(transaction, index + 1));
  return documentEvents(id, records).map(({ timestamp: _timestamp, author: _author, ...event }) => event);
}

describe("a document's events", () => {
  const create = action("create", { publishedId: "post", attributes: { _id: "drafts.post", _type: "post" } });
  const edit = action("edit", { ...ids, patch: { set: { title: "x" } } });

  it("include the first draft up to the deletion, without the edits in between", () => {
    const events = lifeOf("post", (lake) => {
      lake.act(create);
      lake.act(edit);
      lake.act(action("publish"));
      lake.act(edit);
      lake.act(action("discard"));
      lake.act(action("unpublish"));
      lake.act(action("publish"));
      lake.act(action("delete", { publishedId: "post" }));
    });
    const documentId = "post";
    const versionId = "drafts.post";
    const cause = { type: "document.publish" };
    expect(events).toEqual([
      { type: "createDocumentVersion", documentId, versionId, versionRevisionId: "t1" },
      {
        type: "publishDocumentVersion",
        documentId,
        versionId,
        versionRevisionId: "t2",
        revisionId: "t3",
        cause,
      },
      { type: "createDocumentVersion", documentId, versionId, versionRevisionId: "t4" },
      { type: "deleteDocumentVersion", documentId, versionId, versionRevisionId: "t4" },
      { type: "unpublishDocument", documentId, versionId, versionRevisionId: "t6" },
      {
        type: "publishDocumentVersion",
        documentId,
        versionId,
        versionRevisionId: "t6",
        revisionId: "t7",
        cause,
      },
      { type: "deleteDocumentGroup", documentId },
    ]);
  });

  it("are the same for the id of its draft", () => {
    const live = (lake: ReturnType<typeof memoryDataset>) => void lake.act(create);
    expect(lifeOf("drafts.post", live)).toEqual(lifeOf("post", live));
  });

  it("include changes of a published document without a draft", () => {
    const events = lifeOf("post", (lake) => {
      lake.mutate({ create: { _id: "post", _type: "post" } });
      lake.mutate({ patch: { id: "post", set: { a: 1 } } });
    });
    expect(events.map(({ type, revisionId }) => [type, revisionId])).toEqual([
      ["createLiveDocument", "t1"],
      ["updateLiveDocument", "t2"],
    ]);
  });
});
