import { accessTo, type Role } from "./requester.ts";

const nothing = {
  readsPublished: false,
  readsDrafts: false,
  readsPreviewSecrets: false,
  writes: false,
  manages: false,
};
const as = (role: Role) => ({ id: "someone", role });

describe("Access to a dataset", () => {
  it("without signing in is limited to the published documents of a public one", () => {
    expect(accessTo(null, "public")).toEqual({ ...nothing, readsPublished: true });
    expect(accessTo(null, "private")).toEqual(nothing);
  });

  it.each(["public", "private"] as const)("of a role is the same in a %s one", (aclMode) => {
    const viewer = { ...nothing, readsPublished: true, readsDrafts: true };
    expect(accessTo(as("viewer"), aclMode)).toEqual(viewer);
    const editor = { ...viewer, readsPreviewSecrets: true, writes: true };
    expect(accessTo(as("editor"), aclMode)).toEqual(editor);
    expect(accessTo(as("administrator"), aclMode)).toEqual({ ...editor, manages: true });
  });
});
