import { memoryDataset } from "../../test/support/memory-dataset.ts";
import type { DatasetState } from "./document.ts";
import { parsePerspective, viewOf } from "./perspective.ts";

it("forgets the views of perspectives that were not used lately", () => {
  const { state } = memoryDataset({ _id: "a", _type: "post" });
  let listings = 0;
  const counted: DatasetState = {
    ...state,
    all: () => {
      listings++;
      return state.all();
    },
  };
  const listingsOf = (layer: string) => {
    listings = 0;
    viewOf(counted, [layer]).get("a");
    return listings;
  };
  const made = listingsOf("r0");
  expect(listingsOf("r0")).toBeLessThan(made);
  for (let index = 1; index <= 20; index++) listingsOf(`r${index}`);
  expect(listingsOf("r0")).toBe(made);
});

describe("a perspective from a client", () => {
  it.each([
    ["published", ["published"]],
    ["raw", ["raw"]],
    ["previewDrafts", ["drafts"]],
    ["r1,drafts", ["r1", "drafts"]],
    [
      ["r1", "previewDrafts"],
      ["r1", "drafts"],
    ],
  ])("%j is %j", (input, layers) => expect(parsePerspective(input)).toEqual(layers));

  it.each(["", "a.b", "raw,drafts", "drafts,,r1", [], [7], 7, null, undefined, "x".repeat(101)])(
    "%j is refused",
    (input) => expect(() => parsePerspective(input)).toThrow("Malformed perspective"),
  );
});
