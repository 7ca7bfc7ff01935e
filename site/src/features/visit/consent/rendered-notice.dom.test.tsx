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
  // These tests let React schedule its work, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  document.body.replaceChildren();
});

describe("The cookie notice of the rendered page", () => {
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
