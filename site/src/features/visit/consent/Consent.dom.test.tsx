import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { blockStorage, fillStorage, storeInOtherTab } from "../../../../test/dom/storage.ts";
import { stopClock, later, until } from "../../../../test/dom/fake-clock.ts";
import { removeStored } from "../../../lib/browser-storage.ts";
import { selectConsent } from "../../../state/consent-slice.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import { Consent } from "./Consent.tsx";

const key = "wordlehint-cookie-consent";
const dayMs = 86_400_000;
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const notice = () => screen.queryByRole("region", { name: "Cookies" });
const button = (name: string) => screen.getByRole("button", { name });
const switchOf = (name: string) => screen.getByRole("switch", { name });
const dialog = () => screen.findByRole("dialog", { name: "Cookie preferences" });

/** Shows the consent of a visitor who hasn't chosen yet. */
async function showUnanswered() {
  const shown = show(<Consent />);
  await screen.findByRole("region", { name: "Cookies" });
  return { ...shown, choice: () => selectConsent(shown.store.getState()) };
}

/** Opens the preferences as the footer does. */
function openPreferences({ store }: ReturnType<typeof show>) {
  act(() => void store.dispatch(overlayOpened("cookie-preferences")));
  return dialog();
}

function becomeVisible(): void {
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

describe("The cookie notice", () => {
  it.each([
    ["Accept All", true],
    ["Necessary Only", false],
  ])("records %s and goes", async (name, isAccepted) => {
    const { user, choice } = await showUnanswered();
    expect(choice()).toEqual({ status: "unanswered" });
    expect(stored()).toBeNull();
    await user.click(button(name));
    const chosen = { analytics: isAccepted, advertising: isAccepted };
    expect(choice()).toEqual({ status: "answered", choice: chosen });
    expect(stored()).toMatchObject({ preferences: { necessary: true, ...chosen } });
    expect(notice()).toBeNull();
  });

  it("records when the choice was made, and that it holds for 180 days", async () => {
    const before = Date.now();
    const { user } = await showUnanswered();
    await user.click(button("Accept All"));
    const record = stored() as { timestamp: number; expiry: number };
    expect(record).toEqual({
      preferences: { necessary: true, analytics: true, advertising: true },
      timestamp: record.timestamp,
      expiry: record.timestamp + 180 * dayMs,
    });
    expect(record.timestamp).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ["an hour before the end", 180 * dayMs - 3_600_000, "answered"],
    ["a second after the end", 180 * dayMs + 1_000, "unanswered"],
  ])("asks again after 180 days, and not before: %s", async (_when, passedMs, status) => {
    const start = Date.UTC(2026, 0, 1);
    const preferences = { necessary: true, analytics: true, advertising: true };
    localStorage.setItem(key, JSON.stringify({ preferences, timestamp: start, expiry: start + 180 * dayMs }));
    stopClock(start + passedMs);
    const { store } = show(<Consent />);
    await until(() => expect(selectConsent(store.getState()).status).toBe(status));
    await until(() => expect(notice() !== null).toBe(status === "unanswered"));
  });

  it("returns on an open page that becomes visible after the 180 days", async () => {
    const { choice } = await showUnanswered();
    stopClock();
    act(() => button("Accept All").click());
    becomeVisible();
    expect(choice().status).toBe("answered");
    await later(180 * dayMs + 1_000);
    expect(choice().status).toBe("answered");
    becomeVisible();
    expect(choice().status).toBe("unanswered");
    expect(notice()).toBeVisible();
  });

  it.each([
    ["garbage", "{oops"],
    ["JSON of another kind", '["yes"]'],
    ["a record without an end", '{"preferences":{"necessary":true,"analytics":true,"advertising":true}}'],
  ])("is shown if %s is stored", async (_what, record) => {
    localStorage.setItem(key, record);
    const { choice } = await showUnanswered();
    expect(choice()).toEqual({ status: "unanswered" });
  });

  it.each([
    ["another tab", key],
    ["a tab that clears everything", null],
  ])("follows %s", async (_who, changed) => {
    const { choice } = await showUnanswered();
    const timestamp = Date.now();
    const preferences = { necessary: true, analytics: true, advertising: true };
    storeInOtherTab(key, JSON.stringify({ preferences, timestamp, expiry: timestamp + dayMs }));
    expect(notice()).toBeNull();
    expect(choice()).toMatchObject({ choice: { analytics: true, advertising: true } });
    storeInOtherTab(changed);
    expect(notice()).toBeVisible();
    expect(choice().status).toBe("unanswered");
  });
});

describe.each([
  ["blocked", blockStorage],
  ["full", fillStorage],
])("While storage is %s", (_how, refuse) => {
  afterEach(() => {
    jest.restoreAllMocks();
    removeStored(key);
  });

  it("the choice lasts until the page is left", async () => {
    refuse();
    const shown = await showUnanswered();
    await shown.user.click(button("Accept All"));
    expect(notice()).toBeNull();
    becomeVisible();
    expect(notice()).toBeNull();
    await openPreferences(shown);
    expect(switchOf("Analytics")).toBeChecked();
  });
});

describe("The cookie preferences", () => {
  it("show the necessary purposes as always on, and change nothing before Save", async () => {
    const { user, choice } = await showUnanswered();
    await user.click(button("Preferences"));
    await dialog();
    expect(switchOf("Necessary")).toBeChecked();
    expect(switchOf("Necessary")).toBeDisabled();
    expect(switchOf("Analytics")).not.toBeChecked();
    await user.click(switchOf("Advertising"));
    expect(switchOf("Advertising")).toBeChecked();
    expect(choice().status).toBe("unanswered");
    expect(stored()).toBeNull();

    await user.click(within(await dialog()).getByRole("button", { name: "Save" }));
    const chosen = { analytics: false, advertising: true };
    expect(choice()).toEqual({ status: "answered", choice: chosen });
    expect(stored()).toMatchObject({ preferences: { necessary: true, ...chosen } });
    expect(notice()).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("change nothing if they are left without Save, and return the focus", async () => {
    const { user, choice } = await showUnanswered();
    await user.click(button("Preferences"));
    await dialog();
    await user.click(switchOf("Analytics"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button("Preferences")).toHaveFocus());
    expect(choice().status).toBe("unanswered");
    expect(stored()).toBeNull();
  });

  it("withdraw a consent at once", async () => {
    const shown = await showUnanswered();
    await shown.user.click(button("Accept All"));
    await openPreferences(shown);
    for (const name of ["Analytics", "Advertising"]) {
      expect(switchOf(name)).toBeChecked();
      await shown.user.click(switchOf(name));
    }
    await shown.user.click(button("Save"));
    expect(shown.choice()).toEqual({ status: "answered", choice: { analytics: false, advertising: false } });
  });
});
