import { validationContext } from "../../testing/validation-context.ts";
import { hidesNoPage, leadsToAPage, workable } from "./redirect-rules.ts";

const page = (type: string, slug: string) => ({
  _id: `${type}-${slug}`,
  _type: type,
  slug: { current: slug },
});
const redirect = (from: string, to: string) => ({ _id: `r${from}`, _type: "redirect", from, to });

describe("A redirect that an editor writes", () => {
  const judge = (to: string | undefined, others: readonly object[], from = "/old") =>
    workable(to, validationContext({ _id: "drafts.mine", _type: "redirect", from }, others));

  it("is fine when it stands alone", async () => {
    expect(await judge("/new", [])).toBe(true);
    expect(await judge("/new", [redirect("/other", "/elsewhere")])).toBe(true);
  });

  it("is not held against its own published version", async () => {
    expect(await judge("/new", [{ ...redirect("/old", "/before"), _id: "mine" }])).toBe(true);
  });

  it.each([
    ["a second one from the same path", "/new", [redirect("/old", "/else")], "has a redirect already"],
    ["one to itself", "/old", [], "can't lead to itself"],
    ["a circle", "/new", [redirect("/new", "/old")], "in a circle"],
    ["a chain onward", "/new", [redirect("/new", "/newest")], "Point this redirect there"],
    ["a chain before it", "/new", [redirect("/oldest", "/old")], "Point that one to /new first"],
  ])("is refused as %s", async (_case, to, others, reason) => {
    expect(await judge(to, others)).toContain(reason);
  });

  it("is not judged before it has both ends", async () => {
    expect(await judge(undefined, [])).toBe(true);
  });
});

describe("The path that redirects", () => {
  const judge = (from: string | undefined) =>
    hidesNoPage(from, validationContext(undefined, [page("blogPost", "vowels"), page("guide", "start")]));

  it.each(["/blog/consonants", "/vowels", "/a/b/c", undefined])(
    "may be %s, where no page is",
    async (from) => {
      expect(await judge(from)).toBe(true);
    },
  );

  it.each(["/blog/vowels", "/start"])("may not be %s, where a page is", async (from) => {
    expect(await judge(from)).toContain("A page has this address now");
  });
});

describe("The path that it leads to", () => {
  const judge = (to: string | undefined) =>
    leadsToAPage(to, validationContext(undefined, [page("page", "terms"), { _id: "b", _type: "blogIndex" }]));

  it.each(["/terms", "/blog", "/", "/subscribe", undefined])("is fine as %s", async (to) => {
    expect(await judge(to)).toBe(true);
  });

  it.each(["/privacy", "/a/b/c"])("is warned of as %s, where no page is", async (to) => {
    expect(await judge(to)).toContain("No published page has this address");
  });
});
