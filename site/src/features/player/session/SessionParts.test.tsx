import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Root } from "../../../app/Root.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { SessionParts } from "./SessionParts.tsx";

const rendered = (part: ReactElement) => renderToStaticMarkup(<Root>{part}</Root>);

describe("The rendered HTML", () => {
  it("has the header's sign-in links, which a signed-in document hides", () => {
    const html = rendered(<SessionParts />);
    expect(html).toContain('href="/auth"');
    expect(html).toContain('href="/auth?register=true"');
    expect(html).toMatch(/html\[data-session=present\] \.[\w-]+\{display:none;\}/);
  });

  it("has nothing in the footer's account column", () => {
    expect(rendered(<AccountLinks />)).toBe("");
  });
});
