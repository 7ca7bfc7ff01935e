import { act, screen } from "@testing-library/react";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { consentRead } from "../../../state/consent-slice.ts";
import { tokenRead, userRead } from "../../../state/session-slice.ts";
import { AdSlot } from "./AdSlot.tsx";
import { useAdsFreeMark } from "./use-ads-free-mark.ts";

const adScriptUrl = "https://ads.example/unit.js";
const houseAd = {
  title: "Without ads",
  text: "The riddle, and quiet.",
  link: { label: "Go", to: "/subscribe" },
};

function Slot() {
  useAdsFreeMark();
  return <AdSlot size="rectangle" place="side" />;
}

type Shown = ReturnType<typeof show>;

function showSlot(settings: Partial<SiteSettings> = {}): Shown {
  return show(<Slot />, { settings: { houseAd, price: "$3.77/month", ...settings } });
}

function signIn({ store }: Shown, isSubscribed: boolean): void {
  const user = { email: "player@example.org", isSubscribed };
  act(() => {
    store.dispatch(tokenRead("a.test.token"));
    store.dispatch(userRead({ token: "a.test.token", user }));
  });
}

const asVisitor = ({ store }: Shown) => act(() => void store.dispatch(tokenRead(null)));
const allowAds = ({ store }: Shown) =>
  act(() => void store.dispatch(consentRead({ analytics: false, advertising: true })));
const slot = () => screen.queryByRole("group", { name: "Advertisement" });
const ourAd = () => screen.queryByText(houseAd.title);
const frame = () => screen.queryByTitle<HTMLIFrameElement>("Advertisement");

/** Shows the slot of a visitor who allows ads, until the provider's frame is there. */
async function showProviderUnit(settings: Partial<SiteSettings> = {}): Promise<HTMLIFrameElement> {
  stopClock();
  const shown = showSlot({ adScriptUrl, ...settings });
  asVisitor(shown);
  allowAds(shown);
  await until(() => expect(frame()).not.toBeNull());
  return screen.getByTitle("Advertisement");
}

const fill = (source: Window | null, data: unknown = "filled") =>
  act(() => void dispatchEvent(new MessageEvent("message", { source, data })));

describe("The space for an ad", () => {
  it("stays empty until the session is known", async () => {
    const shown = showSlot({ adScriptUrl });
    allowAds(shown);
    act(() => void shown.store.dispatch(tokenRead("a.test.token")));
    await act(() => Promise.resolve());
    expect(slot()).toHaveTextContent(/^Advertisement$/);
  });

  it("shows the house ad to visitors and to players without a subscription", async () => {
    const shown = showSlot();
    asVisitor(shown);
    expect(await screen.findByRole("link", { name: houseAd.link.label })).toHaveAttribute(
      "href",
      "/subscribe",
    );
    expect(slot()).toHaveTextContent(`Advertisementnoads${houseAd.title}${houseAd.text} $3.77/monthGo`);
    signIn(shown, false);
    expect(ourAd()).toBeVisible();
  });

  it("stays empty and without a name for a subscriber whose session loads after the page", () => {
    const shown = showSlot({ adScriptUrl });
    allowAds(shown);
    signIn(shown, true);
    expect(slot()).toBeNull();
    expect(shown.container).toHaveTextContent(/^Advertisement$/);
    expect(frame()).toBeNull();
    expect(localStorage.getItem("wordlehint-ads-free")).toBe("yes");
  });

  it("isn't there on a subscriber's next page, nor in a preview", () => {
    const shown = showSlot();
    signIn(shown, true);
    shown.showNext(<Slot key="next" />);
    expect(shown.container).toBeEmptyDOMElement();
    expect(showSlot({ isPreview: true }).container).toBeEmptyDOMElement();
  });

  it("returns when a player without a subscription signs in", async () => {
    document.documentElement.dataset.ads = "off";
    localStorage.setItem("wordlehint-ads-free", "yes");
    signIn(showSlot(), false);
    expect(await screen.findByText(houseAd.title)).toBeVisible();
    expect(document.documentElement.dataset.ads).toBeUndefined();
    expect(localStorage.getItem("wordlehint-ads-free")).toBeNull();
  });
});

describe("The provider's unit", () => {
  it("replaces the house ad once it says that it is filled", async () => {
    const unit = await showProviderUnit();
    expect(unit).toHaveAttribute("width", "300");
    expect(unit).toHaveAttribute("height", "250");
    expect(unit.srcdoc).toContain(adScriptUrl);
    expect(unit).not.toBeVisible();
    expect(ourAd()).toBeVisible();
    fill(unit.contentWindow);
    expect(unit).toBeVisible();
    expect(ourAd()).toBeNull();
    await later(60_000);
    expect(unit).toBeVisible();
  });

  it("runs in a sandbox that keeps it away from the page", async () => {
    const unit = await showProviderUnit();
    expect(unit.getAttribute("sandbox")?.split(" ")).toEqual([
      "allow-scripts",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    ]);
  });

  it("is given up if it isn't filled within ten seconds; the house ad stays", async () => {
    await showProviderUnit();
    await later(9_000);
    expect(frame()).not.toBeNull();
    await later(1_000);
    expect(frame()).toBeNull();
    expect(ourAd()).toBeVisible();
  });

  it("isn't filled by a message of another frame, nor by another message", async () => {
    const unit = await showProviderUnit();
    fill(window);
    fill(unit.contentWindow, "nearly");
    expect(unit).not.toBeVisible();
    expect(ourAd()).toBeVisible();
  });

  it("ends when the consent is withdrawn", async () => {
    const shown = showSlot({ adScriptUrl });
    asVisitor(shown);
    allowAds(shown);
    await screen.findByTitle("Advertisement");
    act(() => void shown.store.dispatch(consentRead({ analytics: true, advertising: false })));
    expect(frame()).toBeNull();
    expect(ourAd()).toBeVisible();
  });

  it.each<[string, Partial<SiteSettings>, boolean]>([
    ["without consent", { adScriptUrl }, false],
    ["if no provider is configured", {}, true],
    [
      "in a place without a unit, if others have one",
      { adScriptUrl, adUnits: [{ place: "top", unitId: "7" }] },
      true,
    ],
  ])("isn't there %s", async (_when, settings, isAllowed) => {
    const shown = showSlot(settings);
    asVisitor(shown);
    if (isAllowed) allowAds(shown);
    expect(await screen.findByText(houseAd.title)).toBeVisible();
    expect(frame()).toBeNull();
  });

  it("is the one that editors assigned to the place", async () => {
    const unit = await showProviderUnit({ adUnits: [{ place: "side", unitId: "unit-7" }] });
    expect(unit.srcdoc).toContain('data-unit="unit-7"');
    for (const fact of ['data-place="side"', 'data-width="300"', 'data-height="250"'])
      expect(unit.srcdoc).toContain(fact);
  });
});
