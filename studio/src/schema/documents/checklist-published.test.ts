import { validationContext } from "../../testing/validation-context.ts";
import { keepsPublishedIds, keepsPublishedKey } from "./checklist-published.ts";

const published = {
  _id: "first-steps",
  _type: "checklist",
  storageKey: "first-steps",
  items: ["a", "b"].map(item),
};
const draft = { ...published, _id: "drafts.first-steps", storageKey: "renamed", items: [item("b")] };

function item(id: string) {
  return { id };
}

/** The context of a draft of the published checklist, which is stored beside it. */
const context = validationContext(draft, [draft, published]);
const contextOfNew = validationContext(draft, [draft]);

describe("The items of a published checklist", () => {
  it("may be moved and added to", async () => {
    expect(await keepsPublishedIds(["c", "b", "a"].map(item), context)).toBe(true);
  });

  it("may not be removed, all of them neither", async () => {
    expect(await keepsPublishedIds([item("b")], context)).toMatch(/ticked a\./);
    expect(await keepsPublishedIds(undefined, context)).toMatch(/ticked a, b\./);
  });
});

describe("The storage key of a published checklist", () => {
  it("may not be changed or removed", async () => {
    expect(await keepsPublishedKey("first-steps", context)).toBe(true);
    expect(await keepsPublishedKey("renamed", context)).toMatch(/back to “first-steps”/);
    expect(await keepsPublishedKey(undefined, context)).toMatch(/back to “first-steps”/);
  });
});

it("A checklist that isn't published yet may change in every way", async () => {
  expect(await keepsPublishedIds([], contextOfNew)).toBe(true);
  expect(await keepsPublishedKey("another", contextOfNew)).toBe(true);
});
