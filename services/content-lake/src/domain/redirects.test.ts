import { faultOf, memoryDataset } from "../../test/support/memory-dataset.ts";

const redirect = (from: string, to: string, prefix = "") => ({
  _id: `${prefix}redirect${from.replaceAll("/", "-")}`,
  _type: "redirect",
  from,
  to,
});
const ring = (...places: string[]) =>
  places.map((from, at) => redirect(from, places[(at + 1) % places.length] ?? ""));
const put = (document: object) => ({ createOrReplace: document });

describe("A redirect by which visitors would go round in a circle", () => {
  it.each([[["/a"]], [["/a", "/b"]], [["/a", "/b", "/c"]], [["/a", "/b", "/c", "/d", "/e", "/f", "/g"]]])(
    "is refused, of whatever length: %j",
    (places) => {
      const [last, ...others] = ring(...places).reverse();
      const lake = memoryDataset(...others);
      expect(faultOf(() => lake.mutate(put(last ?? {})))).toMatchObject({
        status: 409,
        type: "redirectCircleError",
        index: 0,
        id: last?._id,
        from: last?.from,
        to: "/a",
      });
      expect(lake.get(last?._id ?? "")).toBeUndefined();
    },
  );

  it("is refused when a single request makes all of it, or a patch or a publish closes it", () => {
    expect(faultOf(() => memoryDataset(...ring("/a", "/b", "/c")))).toMatchObject({ index: 0 });
    const lake = memoryDataset(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/a", "drafts."));
    expect(faultOf(() => lake.mutate({ patch: { id: "redirect-b", set: { to: "/a" } } }))).toMatchObject({
      type: "redirectCircleError",
    });
    const publish = {
      actionType: "sanity.action.document.publish",
      draftId: "drafts.redirect-c",
      publishedId: "redirect-c",
    };
    expect(faultOf(() => lake.act(publish))).toMatchObject({ type: "redirectCircleError" });
  });

  it.each(["/a/", "/x/../a", "/a?again", "/a#top"])(
    "is refused if its new address is another spelling of its old one: %s",
    (to) => {
      expect(faultOf(() => memoryDataset(redirect("/a", to)))).toMatchObject({ type: "redirectCircleError" });
    },
  );

  it("is refused where two documents redirect the same path, whichever of them visitors follow", () => {
    const lake = memoryDataset(redirect("/a", "/c"), { ...redirect("/a", "/b"), _id: "another" });
    expect(faultOf(() => lake.mutate(put(redirect("/b", "/a"))))).toMatchObject({
      type: "redirectCircleError",
    });
  });
});

describe("A redirect is accepted", () => {
  it("that leads on to another one, or ends on a path that differs by case alone", () => {
    const lake = memoryDataset(redirect("/a", "/b"), redirect("/b", "/c"), redirect("/C", "/c"));
    expect(lake.get("redirect-b")).toBeDefined();
  });

  it("that leads back, with a request that removes the one from there", () => {
    const lake = memoryDataset(redirect("/a", "/b"));
    lake.mutate({ delete: { id: "redirect-a" } }, put(redirect("/b", "/a")));
    expect(lake.get("redirect-b")).toBeDefined();
  });

  it("as a draft, which visitors don't follow, and without an address", () => {
    const lake = memoryDataset(redirect("/a", "/a", "drafts."), { _id: "empty", _type: "redirect" });
    lake.mutate(put(redirect("/b", "https://elsewhere.example/b")));
    expect(lake.state.all()).toHaveLength(3);
  });
});
