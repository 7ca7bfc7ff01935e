import { validationContext } from "../../testing/validation-context.ts";
import { notRedirected } from "./not-redirected.ts";

const redirect = { _id: "r", _type: "redirect", from: "/blog/taken", to: "/blog/new" };
const article = (current: string) => ({ _id: "post", _type: "blogPost", slug: { current } });

const judge = (current: string, published: readonly object[]) =>
  notRedirected(
    { current },
    validationContext({ _id: "drafts.post", _type: "blogPost", slug: { current } }, published),
  );

describe("A page's address", () => {
  it("is fine where nothing redirects", async () => {
    expect(await judge("free", [redirect])).toBe(true);
  });

  it("is refused where visitors are sent to another page", async () => {
    expect(await judge("taken", [redirect])).toContain("/blog/taken redirects to /blog/new");
    expect(await judge("taken", [redirect, article("elsewhere")])).toContain("Choose another address");
  });

  it("is fine where visitors are sent to this very page, which is about to move back", async () => {
    expect(await judge("taken", [redirect, article("new")])).toBe(true);
  });

  it("is not judged while the document has none", async () => {
    expect(await notRedirected(undefined, validationContext(undefined, []))).toBe(true);
    expect(await notRedirected(undefined, validationContext({ _id: "a", _type: "blogPost" }, []))).toBe(true);
  });
});
