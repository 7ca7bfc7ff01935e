import { planMove } from "../rules/plan-redirects.ts";
import { redirectActions, redirectId } from "./redirect-actions.ts";

const types = (actions: readonly { actionType: string }[]) =>
  actions.map(({ actionType }) => actionType.replace("sanity.action.document.", ""));

describe("The actions of a move", () => {
  it("create and publish a redirect", () => {
    const actions = redirectActions(planMove([], { from: "/blog/a", to: "/blog/b" }), [], "moved");
    expect(types(actions)).toEqual(["create", "edit", "publish"]);
    expect(actions[0]).toMatchObject({
      publishedId: "redirect--blog--a",
      attributes: { _id: "drafts.redirect--blog--a", _type: "redirect", from: "/blog/a", to: "/blog/b" },
    });
  });

  it("change an existing redirect, whatever its id", () => {
    const stored = [{ _id: "by-hand", from: "/a", to: "/b" }];
    const actions = redirectActions(planMove(stored, { from: "/b", to: "/c" }), stored, "moved");
    expect(actions).toContainEqual({
      actionType: "sanity.action.document.edit",
      draftId: "drafts.by-hand",
      publishedId: "by-hand",
      patch: { set: { from: "/a", to: "/c", reason: "moved" } },
    });
  });

  it("delete the redirect whose path the page takes", () => {
    const stored = [{ _id: redirectId("/b"), from: "/b", to: "/x" }];
    const actions = redirectActions(planMove(stored, { from: "/a", to: "/b" }), stored, "moved");
    expect(types(actions)).toEqual(["delete", "create", "edit", "publish"]);
    expect(actions[0]).toMatchObject({ publishedId: "redirect--b", includeDrafts: ["drafts.redirect--b"] });
  });
});

describe("The id of a redirect", () => {
  it("differs for paths that differ by a slash alone", () => {
    expect(redirectId("/blog/a")).not.toBe(redirectId("/blog-a"));
  });

  it("has only characters that an id may have, and no dot, which would make the document private", () => {
    expect(redirectId("/a.b~c")).toMatch(/^[\w-]+$/);
  });
});
