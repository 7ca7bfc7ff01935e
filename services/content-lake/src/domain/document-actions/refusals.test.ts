import { faultOf, memoryDataset } from "../../../test/support/memory-dataset.ts";
import { documentAction, draft, ids, published } from "./action.fixture.ts";

const missing = (id: string, description: string) => ({
  status: 404,
  type: "documentNotFoundError",
  description,
  id,
});

it.each<[object[], object, object]>([
  [[], documentAction("edit", { ...ids, patch: {} }), missing("post", 'Document "post" was not found')],
  [[], documentAction("publish", ids), missing("drafts.post", 'Draft document "drafts.post" was not found')],
  [[], documentAction("unpublish", ids), missing("post", 'Published document "post" was not found')],
  [
    [],
    documentAction("delete", { publishedId: "post" }),
    missing("post", 'Published document "post" was not found'),
  ],
  [
    [],
    documentAction("replaceDraft", { publishedId: "post", attributes: draft }),
    missing("post", 'Neither "drafts.post" nor "post" exists'),
  ],
  [
    [],
    documentAction("version.create", { baseId: "post", versionId: "drafts.post" }),
    missing("post", 'Base document "post" was not found'),
  ],
  [
    [],
    documentAction("version.discard", { versionId: "drafts.summer" }),
    missing("drafts.summer", 'Version "drafts.summer" was not found'),
  ],
  [
    [published],
    documentAction("create", { publishedId: "post", attributes: draft }),
    {
      status: 409,
      type: "documentAlreadyExistsError",
      description: 'Document "post" is published already',
      id: "post",
    },
  ],
  [
    [published, draft],
    documentAction("delete", { publishedId: "post" }),
    {
      status: 409,
      type: "documentHasDraftError",
      description: 'Document "post" has a draft that the action doesn\'t include',
      id: "post",
      draftId: "drafts.post",
    },
  ],
  [
    [draft],
    documentAction("publish", { ...ids, ifDraftRevisionId: "t0" }),
    {
      status: 409,
      type: "documentRevisionIDDoesNotMatchError",
      description: 'Document "drafts.post" has unexpected revision ID',
      id: "drafts.post",
      currentRevisionID: "t1",
      expectedRevisionID: "t0",
    },
  ],
  [
    [],
    documentAction("publish", { publishedId: "post" }),
    {
      status: 400,
      type: "validationError",
      description: expect.stringMatching(/^Malformed action: draftId: ./) as string,
    },
  ],
  [
    [],
    documentAction("explode"),
    {
      status: 400,
      type: "unknownActionError",
      description: 'Unknown action type "sanity.action.document.explode"',
    },
  ],
  [[], {}, { status: 400, type: "unknownActionError", description: "Unknown action type null" }],
])("with %j, %j is refused, which says why and of which document", (documents, action, fault) => {
  const lake = memoryDataset(...(documents as (typeof published)[]));
  expect(faultOf(() => lake.act(action))).toEqual({ index: 0, ...fault });
});
