import { jest } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { runFor } from "../../../../test/dom/run-for.ts";
import { show } from "../../../../test/dom/show.tsx";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { userRead } from "../../../state/session-slice.ts";
import { AdBlocker } from "./AdBlocker.tsx";

const refused = (): never => {
  throw new TypeError("Failed to fetch");
};
const found = () => new Response("");
const bait = "GET /ads/banners/adsbygoogle.js";
const plain = "GET /favicon.svg";
/** The network with an ad blocker, and without one. */
const blocked = { [bait]: refused, [plain]: found };
const open = { [bait]: found, [plain]: found };

const prompt = () => screen.queryByRole("dialog", { name: "You are blocking ads" });

beforeEach(async () => {
  await Promise.all([
    import("./BlockerPrompt.tsx"),
    import("./BlockerDialog.tsx"),
    import("./BlockerWall.tsx"),
  ]);
  jest.useFakeTimers();
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return getComputedStyle(this).display === "none" ? 0 : 1;
  });
});

/** Hides what an ad blocker hides; the returned function shows it again. */
function hideElements(): () => void {
  const style = document.createElement("style");
  style.textContent = ".adsbox { display: none !important }";
  document.head.append(style);
  return () => style.remove();
}

let showAgain = (): void => undefined;
afterEach(() => {
  showAgain();
});

/** Lets what was requested arrive, without advancing the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await runFor(0);
}

interface Given {
  mode?: SiteSettings["blockerMode"];
  path?: string;
  /** Null: no player is signed in. */
  token?: string | null;
}

/** Shows the part of a page that looks for an ad blocker, until the look has been scheduled. */
async function visit({ mode = "modal", path = "/", token = null }: Given = {}) {
  const shown = show(<AdBlocker path={path} />, {
    settings: { blockerMode: mode, price: "$3.77/month" },
    preloadedState: { session: { token } },
  });
  await settle();
  return shown;
}

const baits = () => document.querySelectorAll(".adsbox").length;

describe("The dialog about an ad blocker", () => {
  it("appears 1 s after load, and nothing is requested earlier", async () => {
    const sent = fakeApi(blocked);
    await visit();
    expect(baits()).toBe(1);
    await runFor(999);
    await settle();
    expect([sent.length, prompt()]).toEqual([0, null]);
    await runFor(1);
    await settle();
    expect(prompt()).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([
      "/ads/banners/adsbygoogle.js",
      "/favicon.svg",
      "/ads/banners/adsbygoogle.js",
    ]);
  });

  it("appears without a request if the ad blocker hides elements", async () => {
    const sent = fakeApi(open);
    await visit();
    showAgain = hideElements();
    await runFor(1_000);
    await settle();
    expect(prompt()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(["I'll Disable My Ad Blocker", "Close"])(
    "dismissed by '%s', stays away for the session without a request, and no longer",
    async (name) => {
      const sent = fakeApi(blocked);
      const { user, showNext } = await visit();
      await runFor(1_000);
      await settle();
      await user.click(screen.getByRole("button", { name }));
      expect(prompt()).toBeNull();

      sent.length = 0;
      showNext(<p>Another page</p>);
      showNext(<AdBlocker path="/" />);
      await runFor(60_000);
      await settle();
      expect([sent.length, prompt()]).toEqual([0, null]);

      sessionStorage.clear();
      showNext(<p>Another session</p>);
      showNext(<AdBlocker path="/" />);
      await runFor(1_000);
      await settle();
      expect(prompt()).toBeVisible();
    },
  );

  it("stores nothing about what it detected", async () => {
    fakeApi(blocked);
    await visit();
    await runFor(1_000);
    await settle();
    expect(prompt()).toBeVisible();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  });

  it.each([
    ["a missing file", { ...open, [bait]: () => new Response("", { status: 404 }) }],
    ["a server that fails", { ...open, [bait]: () => new Response("", { status: 503 }) }],
    ["being offline, or a server that is gone", { [bait]: refused, [plain]: refused }],
  ])("doesn't take %s for an ad blocker", async (_what, network) => {
    const sent = fakeApi(network);
    await visit();
    await runFor(1_000);
    await settle();
    await runFor(10_000);
    await settle();
    expect(sent.length).toBeGreaterThan(0);
    expect(prompt()).toBeNull();
  });

  it.each(["/subscribe", "/privacy/"])("doesn't appear on %s", async (path) => {
    fakeApi(blocked);
    await visit({ path });
    await runFor(1_000);
    await settle();
    expect(prompt()).toBeNull();
  });
});

describe.each(["modal", "full-screen", "off"] as const)("In the mode '%s', an ad blocker", (mode) => {
  it.each([
    ["a subscriber", { isSubscribed: true }, false],
    ["a player who doesn't subscribe", { isSubscribed: false }, mode !== "off"],
    ["a session that is still unknown", null, false],
  ])("is looked for in the browser of %s only if that sees ads", async (_whose, user, isWatched) => {
    const sent = fakeApi(blocked);
    const { store } = await visit({ mode, token: "theirs" });
    if (user) {
      const player = { email: "player@example.org", ...user };
      act(() => void store.dispatch(userRead({ token: "theirs", user: player })));
    }
    await settle();
    await runFor(1_000);
    await settle();
    expect([baits() > 0, sent.length > 0, prompt() !== null]).toEqual([isWatched, isWatched, isWatched]);
  });
});

describe("The wall against an ad blocker", () => {
  it("appears 100 ms after load, and disappears within 5 s after the ad blocker is turned off", async () => {
    fakeApi(open);
    await visit({ mode: "full-screen" });
    showAgain = hideElements();
    await runFor(99);
    expect(prompt()).toBeNull();
    await runFor(1);
    await settle();
    expect(prompt()).toBeVisible();
    showAgain();
    await runFor(4_899);
    await settle();
    expect(prompt()).toBeVisible();
    await runFor(200);
    await settle();
    expect(prompt()).toBeNull();
  });

  it("appears within 5 s after an ad blocker starts", async () => {
    const sent = fakeApi(open);
    await visit({ mode: "full-screen" });
    await runFor(1_000);
    await settle();
    sent.length = 0;
    showAgain = hideElements();
    expect(prompt()).toBeNull();
    await runFor(5_000);
    await settle();
    expect(prompt()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("requests the file only once as long as there is no ad blocker", async () => {
    const sent = fakeApi(open);
    await visit({ mode: "full-screen" });
    await runFor(100);
    await settle();
    for (let round = 0; round < 3; round += 1) {
      await runFor(5_000);
      await settle();
    }
    expect(sent).toHaveLength(1);
    expect(prompt()).toBeNull();
  });

  it("looks again when its button is pressed, and says what it found", async () => {
    const network = { ...blocked };
    fakeApi(network);
    await visit({ mode: "full-screen" });
    await runFor(100);
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "I've Turned It Off" }));
    await settle();
    expect(screen.getByText(/^Ads are still blocked\./)).toBeVisible();
    Object.assign(network, open);
    fireEvent.click(screen.getByRole("button", { name: "I've Turned It Off" }));
    await settle();
    expect(prompt()).toBeNull();
  });

  it("doesn't come back when a look from before the ad blocker was turned off ends late", async () => {
    const late = Promise.withResolvers<Response>();
    const network: Parameters<typeof fakeApi>[0] = { ...blocked };
    fakeApi(network);
    await visit({ mode: "full-screen" });
    await runFor(100);
    await settle();
    const baitReplies = [refused, () => late.promise];
    network[bait] = () => (baitReplies.shift() ?? found)();
    await runFor(5_000);
    await settle();
    expect(baitReplies).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "I've Turned It Off" }));
    await settle();
    expect(prompt()).toBeNull();
    late.reject(new TypeError("Failed to fetch"));
    await settle();
    expect(prompt()).toBeNull();
  });
});
