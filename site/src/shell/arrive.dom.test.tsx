import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { focusArrival, shouldUpdateScroll } from "./arrive.ts";

const at = (address: string) => new URL(address, "https://hint.example") as unknown as Location;
const byId = (id: string) => document.getElementById(id);

function arrive(to: string, from?: string): void {
  const args = { location: at(to), prevLocation: from === undefined ? null : at(from) };
  focusArrival?.(args as unknown as RouteUpdateArgs, { plugins: [] });
}

describe("The focus", () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
      <a id="link" href="/">Home</a>
      <main id="main" tabindex="-1"><h2 id="part">A part</h2><a id="within" href="/">On</a></main>
    </div>`;
  });

  it("stays where the browser puts it on the first page", () => {
    arrive("/");
    expect(document.body).toHaveFocus();
    expect(byId("gatsby-focus-wrapper")).not.toHaveAttribute("tabindex");
  });

  it.each([
    ["a new page", "/404"],
    ["a fragment that the page hasn't", "/404#no-such-part"],
    ["a malformed fragment", "/404#%E0%A4%A"],
  ])("goes to the content of %s", (_what, to) => {
    byId("link")?.focus();
    arrive(to, "/");
    expect(byId("main")).toHaveFocus();
  });

  it("goes to the fragment's target, even to one that takes no focus by itself", () => {
    arrive("/404#part", "/");
    expect(byId("part")).toHaveFocus();
  });

  it("goes to another part of the same page", () => {
    byId("link")?.focus();
    arrive("/#part", "/");
    expect(byId("part")).toHaveFocus();
  });

  it("stays when only the query changes", () => {
    byId("link")?.focus();
    arrive("/?tab=second", "/");
    expect(byId("link")).toHaveFocus();
  });

  it("isn't moved back to the skip link's target if the user has moved on within it", () => {
    byId("within")?.focus();
    arrive("/#main", "/");
    expect(byId("within")).toHaveFocus();
  });
});

describe("The scroll position", () => {
  it.each([
    ["of a new page", "/404", "/", true],
    ["of another fragment", "/#part", "/", true],
    ["of the same address", "/?tab=second", "/?tab=second", true],
    ["of the first page", "/", undefined, true],
    ["stays when only the query changes: it", "/?tab=second", "/", false],
  ])("%s is updated: %s after %s", (_what, to, from, isUpdated) => {
    const args = {
      prevRouterProps: from === undefined ? undefined : { location: at(from) },
      routerProps: { location: at(to) },
    };
    type Args = Parameters<NonNullable<GatsbyBrowser["shouldUpdateScroll"]>>[0];
    expect(shouldUpdateScroll?.(args as unknown as Args, { plugins: [] })).toBe(isUpdated);
  });
});
