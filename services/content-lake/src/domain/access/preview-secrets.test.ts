import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import { isPreviewSecret, showsPreviewSecret } from "./preview-secrets.ts";

it.each(["sanity.previewUrlSecret", "sanity.previewUrlShareAccess", "sanity.vercelProtectionBypass"])(
  "knows the secrets of previews by the type %s",
  (_type) => {
    expect(isPreviewSecret({ _id: "a", _type })).toBe(true);
    expect(isPreviewSecret([{ _id: "a", _type }])).toBe(false);
  },
);

it.each([null, undefined, "sanity.previewUrlSecret", {}, { _type: 7 }, { _type: "post" }])(
  "takes nothing else for one: %j",
  (document) => expect(isPreviewSecret(document)).toBe(false),
);

describe.each([
  ["shows a secret", "sanity.previewUrlSecret", true],
  ["shows none", "post", false],
])("a change %s", (_what, _type, expected) => {
  it.each([
    ["makes", { create: { _id: "new", _type } }],
    ["changes", { patch: { id: "a", set: { text: "x" } } }],
    ["deletes", { delete: { id: "a" } }],
  ])(`that %s a document of the type ${_type}`, (_verb, mutation) => {
    const lake = memoryDataset({ _id: "a", _type });
    expect(lake.mutate(mutation).changes.map(showsPreviewSecret)).toEqual([expected]);
  });
});
