import type { Action, SanityClient } from "@sanity/client";
import { fakeClient } from "../testing/fake-client.ts";
import { moveOf, publishMove } from "./publish-move.ts";

const version = (_type: string, current: string) => ({ _id: "a", _type, slug: { current } });

describe("Publishing", () => {
  it("moves a page whose address was changed", () => {
    expect(moveOf(version("blogPost", "old"), version("blogPost", "new"))).toEqual({
      from: "/blog/old",
      to: "/blog/new",
    });
  });

  it("moves no page that is new or keeps its address", () => {
    expect(moveOf(null, version("blogPost", "new"))).toBeNull();
    expect(moveOf(version("guide", "same"), version("guide", "same"))).toBeNull();
    expect(moveOf(version("guide", "same"), null)).toBeNull();
  });

  it("moves no document without a page of its own", () => {
    expect(moveOf(version("glossaryTerm", "old"), version("glossaryTerm", "new"))).toBeNull();
    expect(moveOf(version("category", "old"), version("category", "new"))).toBeNull();
  });
});

describe("Publishing a move", () => {
  const redirect = (_id: string, from: string, to: string) => ({ _id, _type: "redirect", from, to });
  const published = { ...version("blogPost", "old"), _rev: "r7" };
  const draft = { ...version("blogPost", "new"), _id: "drafts.a", _rev: "r8" };

  /** The requests that the studio sends to a lake with these documents. */
  async function sent(
    stored: readonly { _id: string }[],
    from: Parameters<typeof publishMove>[1] = published,
  ) {
    const requests: Action[][] = [];
    const action = (actions: Action[]) => Promise.resolve(requests.push(actions));
    const client = { ...fakeClient(stored), action } as unknown as SanityClient;
    await publishMove(client, from, draft);
    return requests;
  }

  it("publishes the page and redirects the old address in one transaction", async () => {
    const requests = await sent([]);
    expect(requests.map((actions) => actions.map(({ actionType }) => actionType.split(".").at(-1)))).toEqual([
      ["publish", "create", "edit", "publish"],
    ]);
    expect(requests[0]?.[0]).toMatchObject({ draftId: "drafts.a", publishedId: "a" });
    expect(requests[0]?.[1]).toMatchObject({ attributes: { from: "/blog/old", to: "/blog/new" } });
  });

  it("is refused by the lake if another editor has published in between", async () => {
    const [actions] = await sent([]);
    expect(actions?.[0]).toMatchObject({ ifPublishedRevisionId: "r7" });
    const [withoutRevision] = await sent([], version("blogPost", "old"));
    expect(withoutRevision?.[0]).not.toHaveProperty("ifPublishedRevisionId");
  });

  it("takes the published redirects into account, but not their drafts", async () => {
    const [actions] = await sent([
      redirect("before", "/blog/older", "/blog/old"),
      redirect("back", "/blog/new", "/blog/else"),
      redirect("other", "/blog/x", "/blog/y"),
      redirect("drafts.unfinished", "/blog/oldest", "/blog/old"),
    ]);
    expect(actions).toContainEqual(
      expect.objectContaining({ publishedId: "back", includeDrafts: ["drafts.back"] }),
    );
    expect(actions).toContainEqual(
      expect.objectContaining({
        publishedId: "before",
        patch: { set: expect.objectContaining({ from: "/blog/older", to: "/blog/new" }) as object },
      }),
    );
    expect(JSON.stringify(actions)).not.toMatch(/unfinished|"other"/);
  });

  it("sends nothing if the draft doesn't move its page", async () => {
    await expect(sent([], { ...draft, _id: "a" })).rejects.toThrow("doesn't move");
  });
});
