import { jest } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { track } from "../../../lib/track.ts";
import { consentRead } from "../../../state/consent-slice.ts";
import { Analytics } from "./Analytics.tsx";

const settings = { analyticsScriptUrl: "https://count.example/analytics.js" };
const frame = () => screen.findByTitle<HTMLIFrameElement>("Analytics");

function choose({ store }: ReturnType<typeof show>, analytics: boolean): void {
  act(() => void store.dispatch(consentRead({ analytics, advertising: false })));
}

const post = jest.fn();
const received = (): unknown[] => post.mock.calls.map(([event]) => event);

describe("Analytics", () => {
  beforeEach(() => {
    post.mockReset();
    const provider = { postMessage: post } as unknown as Window;
    jest.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(provider);
  });

  /** Shows a page to a visitor who consents, until the provider's frame has loaded. */
  async function showAnalyzed(path: string) {
    const shown = show(<Analytics path={path} />, { settings });
    choose(shown, true);
    fireEvent.load(await frame());
    return shown;
  }

  it("never reports what happened before the consent", async () => {
    const shown = show(<Analytics path="/" />, { settings });
    track({ name: "app_banner_click", platform: "ios" });
    shown.showNext(<Analytics path="/blog" />);
    choose(shown, true);
    fireEvent.load(await frame());
    expect(received()).toEqual([{ name: "page_view", path: "/blog" }]);
  });

  it("ends with the consent", async () => {
    const shown = await showAnalyzed("/");
    choose(shown, false);
    expect(screen.queryByTitle("Analytics")).toBeNull();
    shown.showNext(<Analytics path="/blog" />);
    expect(received()).toHaveLength(1);
  });

  it("runs in a sandbox that keeps it away from the page", async () => {
    await showAnalyzed("/");
    expect((await frame()).getAttribute("sandbox")).toBe("allow-scripts");
  });

  it.each([
    ["without consent", settings, false],
    ["if no provider is configured", {}, true],
  ])("doesn't run %s", async (_when, given, isAllowed) => {
    const shown = show(<Analytics path="/" />, { settings: given });
    choose(shown, isAllowed);
    await act(() => Promise.resolve());
    expect(screen.queryByTitle("Analytics")).toBeNull();
  });
});
