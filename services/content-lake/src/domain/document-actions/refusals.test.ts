import { faultOf, memoryDataset } from "../../../test/support/memory-dataset.ts";
import { document, draft, ids, published } from "./action.fixture.ts";

const missing = (id: string, description: string) => ({
  status: 404,
  type: "documentNotFoundError",
  description,
  id,
});

it.each<[object[], object, object]>([
  [[], document("edit", { ...ids, patch: {} }), missing("post", 'Document "post" was not found')],
  [[], document("publish", ids), missing("drafts.post", 'Draft document "drafts.post" was not found')],
  [[], document("unpublish", ids), missing("post", 'Published document "post" was not found')],
  [
    [],
    document("delete", { publishedId: "post" }),
    missing("post", 'Published document "post" was not found'),
  ],
  [
    [],
    document("replaceDraft", { publishedId: "post", attributes: draft }),
    missing("post", 'Neither "drafts.post" nor "post" exists'),
  ],
  [
    [],
    document("version.create", { baseId: "post", versionId: "drafts.post" }),
    missing("post", 'Base document "post" was not found'),
  ],
  [
    [],
    document("version.discard", { versionId: "versions.summer.post" }),
    missing("versions.summer.post", 'Version "versions.summer.post" was not found'),
  ],
  [
    [published],
    document("create", { publishedId: "post", attributes: draft }),
    {
      status: 409,
      type: "documentAlreadyExistsError",
      description: 'Document "post" is published already',
      id: "post",
    },
  ],
  [
    [published, draft],
    document("delete", { publishedId: "post" }),
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
    document("publish", { ...ids, ifDraftRevisionId: "t0" }),
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
    document("publish", { publishedId: "post" }),
    {
      status: 400,
      type: "validationError",
      description: expect.stringMatching(/^Malformed action: draftId: ./) as string,
    },
  ],
  [
    [],
    document("explode"),
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
