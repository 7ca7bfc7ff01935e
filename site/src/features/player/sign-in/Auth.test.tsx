import { renderToStaticMarkup } from "react-dom/server";
import { Root } from "../../../app/Root.tsx";
import { Auth } from "./Auth.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const rendered = (search: string) =>
  renderToStaticMarkup(
    <Root>
      <Auth search={search} knownEmail="" />
    </Root>,
  );

describe("The rendered HTML of /auth", () => {
  it("is the same for both forms, which it holds both", () => {
    expect(rendered("")).toBe(rendered("?register=true"));
    expect(rendered("")).toContain('data-form="sign-in"');
    expect(rendered("")).toContain('data-form="register"');
  });

  it("has nothing that submits a form before the page is interactive", () => {
    expect(rendered("")).not.toContain('type="submit"');
    expect(rendered("").match(/<form [^>]*method="post"/g)).toHaveLength(2);
  });
});
