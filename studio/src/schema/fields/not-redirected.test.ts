import { validationContext } from "../../testing/validation-context.ts";
import { notRedirected } from "./not-redirected.ts";

const redirect = { _id: "r", _type: "redirect", from: "/blog/taken", to: "/blog/new" };
const article = (current: string) => ({ _id: "post", _type: "blogPost", slug: { current } });

const check = (current: string, published: readonly object[]) =>
  notRedirected(
    { current },
    validationContext({ _id: "drafts.post", _type: "blogPost", slug: { current } }, published),
  );

describe("A page's address", () => {
  it("is accepted where nothing redirects", async () => {
    expect(await check("free", [redirect])).toBe(true);
  });

  it("is refused where a redirect leads to another page", async () => {
    expect(await check("taken", [redirect])).toContain("/blog/taken redirects to /blog/new");
    expect(await check("taken", [redirect, article("elsewhere")])).toContain("Choose another address");
  });

  it("is accepted where a redirect leads to the page itself, which moves back", async () => {
    expect(await check("taken", [redirect, article("new")])).toBe(true);
  });

  it("is not checked while the document has none", async () => {
    expect(await notRedirected(undefined, validationContext(undefined, []))).toBe(true);
    expect(await notRedirected(undefined, validationContext({ _id: "a", _type: "blogPost" }, []))).toBe(true);
  });
});
