import { jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { consentRead } from "../../../state/consent-slice.ts";
import { userRead } from "../../../state/session-slice.ts";
import { AppBanner } from "./AppBanner.tsx";

const appStoreUrl = "https://apps.apple.com/app/id1";
const playStoreUrl = "https://play.google.com/store/apps/details?id=six";
const stores = { appStoreUrl, playStoreUrl, rating: null };
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1";
const pixel = "Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/142.0.0.0 Mobile Safari/537.36";

const banner = () => screen.queryByRole("region", { name: "Our 6-letter game" });
const getIt = () => screen.getByRole("link", { name: "Get it" });

interface Given {
  app?: SiteSettings["app"];
  article?: string | null;
  userAgent?: string;
  /** Null: no player is signed in. */
  token?: string | null;
  consent?: "unknown" | "unanswered" | "answered";
}

async function showBanner({
  app = stores,
  article = null,
  userAgent = pixel,
  token = null,
  consent = "answered",
}: Given = {}) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const shown = show(<AppBanner path="/" />, {
    settings: {
      app,
      appPromotion: { name: "Six letters", text: "A game of its own. Free.", facts: [], article },
    },
    preloadedState: {
      session: { token },
      consent:
        consent === "answered"
          ? { status: "answered", choice: { analytics: false, advertising: false } }
          : { status: consent },
    },
  });
  await loaded();
  return shown;
}

/** Waits until the banner's code, if it was requested, has loaded. */
async function loaded(): Promise<void> {
  await act(async () => {
    await import("./MobileBanner.tsx");
    // The store tells of the API's results in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

describe("The app banner", () => {
  it.each([
    ["an iPhone", iphone, appStoreUrl],
    ["an Android phone", pixel, playStoreUrl],
  ])("links on %s to its store, in a tab of its own", async (_what, userAgent, storeUrl) => {
    await showBanner({ userAgent });
    expect(banner()).toHaveTextContent("Six lettersA game of its own. Free.");
    expect(banner()).not.toHaveTextContent("Rated");
    expect(getIt()).toHaveAttribute("href", storeUrl);
    expect(getIt()).toHaveAttribute("target", "_blank");
    expect(getIt()).toHaveAttribute("rel", "noopener");
  });

  it("leads to the article about the game where its store is missing", async () => {
    await showBanner({ userAgent: iphone, app: { ...stores, appStoreUrl: null }, article: "/blog/six" });
    expect(screen.getByRole("link", { name: "More about Six letters" })).toHaveAttribute("href", "/blog/six");
  });

  it.each([
    ["on the article itself", { article: "/" }],
    ["without store URLs", { app: { ...stores, appStoreUrl: null, playStoreUrl: null } }],
    ["on an iPhone with only a Play Store URL", { userAgent: iphone, app: { ...stores, appStoreUrl: null } }],
    ["before the cookie notice was answered", { consent: "unanswered" }],
    ["before the browser has read the consent", { consent: "unknown" }],
    ["while the session is unknown", { token: "loading" }],
    ["in a wide window of a desktop", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" }],
  ] as const)("isn't there %s", async (_when, given) => {
    await showBanner(given);
    expect(banner()).toBeNull();
  });

  it("appears when the cookie notice is answered", async () => {
    const { store } = await showBanner({ consent: "unanswered" });
    act(() => void store.dispatch(consentRead({ analytics: false, advertising: false })));
    await loaded();
    expect(banner()).toBeVisible();
  });

  it.each([true, false])("is for players whose subscription is not %j", async (isSubscribed) => {
    const { store } = await showBanner({ token: "theirs" });
    const player = { email: "player@example.org", isSubscribed };
    act(() => void store.dispatch(userRead({ token: "theirs", user: player })));
    await loaded();
    expect(banner() === null).toBe(isSubscribed);
  });

  it("shows a rating, if one is configured, and reads it out", async () => {
    await showBanner({ app: { ...stores, rating: { value: 4.5, count: 1000 } } });
    expect(screen.getByText("4.5 (1,000)")).toBeVisible();
    expect(banner()).toHaveTextContent("Rated 4.5 of 5 in 1,000 ratings");
  });

  it("stays away for the session once dismissed, and no longer", async () => {
    const { user, showNext } = await showBanner();
    await user.click(within(banner() ?? document.body).getByRole("button", { name: "Dismiss" }));
    expect(banner()).toBeNull();
    showNext(<p>Another page</p>);
    showNext(<AppBanner path="/" />);
    await loaded();
    expect(banner()).toBeNull();

    sessionStorage.clear();
    showNext(<p>Another session</p>);
    showNext(<AppBanner path="/" />);
    await loaded();
    expect(banner()).toBeVisible();
  });
});
