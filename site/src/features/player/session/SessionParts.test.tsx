import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { makeStore } from "../../../app/store.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { SessionParts } from "./SessionParts.tsx";

const rendered = (part: ReactElement) =>
  renderToStaticMarkup(<Provider store={makeStore()}>{part}</Provider>);

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
