import { grantsOf } from "./grants.ts";
import { accessTo, type Role } from "./requester.ts";

const grantsFor = (role: Role | undefined, aclMode: "public" | "private" = "private") =>
  grantsOf(accessTo(role ? { id: "someone", role } : null, aclMode));

describe("The grants by which the studio enables its controls", () => {
  it("are none for who reads nothing, and the published documents for who isn't signed in", () => {
    expect(grantsFor(undefined)).toEqual([]);
    expect(grantsFor(undefined, "public")).toEqual([
      { filter: '!(_id in path("**.**"))', permissions: ["read"] },
    ]);
  });

  it.each<[Role, string[]]>([
    ["viewer", ["read", "history"]],
    ["editor", ["read", "history", "create", "update", "editHistory"]],
    ["administrator", ["read", "history", "create", "update", "editHistory", "manage"]],
  ])("of the role %s are %j", (role, permissions) => {
    expect(grantsFor(role)[0]?.permissions).toEqual(permissions);
  });

  it("concern every document for who may write, and none with a preview secret for others", () => {
    expect(grantsFor("editor")[0]?.filter).toBe('_id != ""');
    expect(grantsFor("viewer")[0]?.filter).toContain("sanity.previewUrlSecret");
  });
});
