import { validationContext } from "../../testing/validation-context.ts";
import { fromNoPage, toExistingPage, conflictFree } from "./redirect-rules.ts";

const page = (type: string, slug: string) => ({
  _id: `${type}-${slug}`,
  _type: type,
  slug: { current: slug },
});
const redirect = (from: string, to: string) => ({ _id: `r${from}`, _type: "redirect", from, to });

describe("A redirect that an editor writes", () => {
  const check = (to: string | undefined, others: readonly object[], from = "/old") =>
    conflictFree(to, validationContext({ _id: "drafts.mine", _type: "redirect", from }, others));

  it("is accepted when no other redirect is involved", async () => {
    expect(await check("/new", [])).toBe(true);
    expect(await check("/new", [redirect("/other", "/elsewhere")])).toBe(true);
  });

  it("does not conflict with its own published version", async () => {
    expect(await check("/new", [{ ...redirect("/old", "/before"), _id: "mine" }])).toBe(true);
  });

  it.each([
    ["a second one from the same path", "/new", [redirect("/old", "/else")], "has a redirect already"],
    ["one to itself", "/old", [], "can’t lead to itself"],
    ["a circle", "/new", [redirect("/new", "/old")], "in a circle"],
    ["a chain onward", "/new", [redirect("/new", "/newest")], "Point this redirect there"],
    ["a chain before it", "/new", [redirect("/oldest", "/old")], "Point that one to /new first"],
  ])("is refused as %s", async (_case, to, others, reason) => {
    expect(await check(to, others)).toContain(reason);
  });

  it("is not checked before both addresses are filled in", async () => {
    expect(await check(undefined, [])).toBe(true);
  });
});

describe("The path that redirects", () => {
  const check = (from: string | undefined) =>
    fromNoPage(from, validationContext(undefined, [page("blogPost", "vowels"), page("guide", "start")]));

  it.each(["/blog/consonants", "/vowels", "/a/b/c", undefined])(
    "may be %s, which is no page",
    async (from) => {
      expect(await check(from)).toBe(true);
    },
  );

  it.each(["/blog/vowels", "/start"])("may not be %s, which is a page", async (from) => {
    expect(await check(from)).toContain("A page has this address");
  });
});

describe("The path that it leads to", () => {
  const check = (to: string | undefined) =>
    toExistingPage(
      to,
      validationContext(undefined, [page("page", "terms"), { _id: "b", _type: "blogIndex" }]),
    );

  it.each(["/terms", "/blog", "/", "/subscribe", undefined])("may be %s", async (to) => {
    expect(await check(to)).toBe(true);
  });

  it.each(["/privacy", "/a/b/c"])("causes a warning as %s, which is no page", async (to) => {
    expect(await check(to)).toContain("No published page has this address");
  });
});
