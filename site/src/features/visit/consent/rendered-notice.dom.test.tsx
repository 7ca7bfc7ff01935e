import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { rendered } from "../../../../test/dom/hydrate.tsx";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { consentBeforePaint } from "./before-paint.ts";
import { Consent } from "./Consent.tsx";

const key = "wordlehint-cookie-consent";
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const mark = () => document.documentElement.dataset.consent;
const notice = () => screen.queryByLabelText("Cookies");
const button = (name: string) => screen.getByRole("button", { name });

const page = (
  <HydrationSlice>
    <Consent />
  </HydrationSlice>
);

/** Runs the script of the head, as the browser does before it paints the page. */
function runHead(): void {
  const script = document.createElement("script");
  script.textContent = consentBeforePaint;
  document.head.append(script);
}

beforeEach(() => {
  // React complains of hydration by the console.
  jest.spyOn(console, "error").mockImplementation((...what) => {
    throw new Error(what.join(" "));
  });
  // These tests let React work by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  document.body.replaceChildren();
});

describe("The cookie notice of the rendered page", () => {
  it("is in the HTML, and stays while nothing is chosen", async () => {
    const { html, hydrate } = rendered(page);
    expect(html).toContain('aria-label="Cookies"');
    runHead();
    expect(mark()).toBeUndefined();
    hydrate();
    await waitFor(() => expect(button("Accept All")).not.toHaveAttribute("data-early"));
    expect(notice()).toBeVisible();
  });

  it("goes when the page is interactive, if the visitor has chosen before", async () => {
    const preferences = { necessary: true, analytics: true, advertising: true };
    localStorage.setItem(key, JSON.stringify({ preferences, expiry: Date.now() + 60_000 }));
    const { hydrate } = rendered(page);
    runHead();
    expect(mark()).toBe("answered");
    expect(notice()).not.toBeVisible();
    hydrate();
    await waitFor(() => expect(notice()).toBeNull());
    await waitFor(() => expect(mark()).toBeUndefined());
  });

  it.each([
    ["Accept All", "all", true],
    ["Necessary Only", "necessary", false],
  ])("takes a press on %s before the page is interactive", async (name, marked, isAccepted) => {
    const { hydrate } = rendered(page);
    runHead();
    button(name).click();
    expect(mark()).toBe(marked);
    expect(notice()).not.toBeVisible();
    expect(stored()).toBeNull();
    hydrate();
    await waitFor(() => expect(notice()).toBeNull());
    const chosen = { analytics: isAccepted, advertising: isAccepted };
    expect(stored()).toMatchObject({ preferences: { necessary: true, ...chosen } });
    await waitFor(() => expect(mark()).toBeUndefined());
  });

  it("opens the preferences that were asked for before the page is interactive", async () => {
    const { hydrate } = rendered(page);
    runHead();
    button("Preferences").click();
    hydrate();
    expect(await screen.findByRole("dialog", { name: "Cookie preferences" })).toBeVisible();
    expect(stored()).toBeNull();
    expect(mark()).toBeUndefined();
  });
});
