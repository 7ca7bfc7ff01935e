import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { accountOf } from "../../test/dom/accounts.ts";
import { fakeApi } from "../../test/dom/fake-api.ts";
import { show } from "../../test/dom/show.tsx";
import { storeInOtherTab } from "../../test/dom/storage.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { Shell } from "./Shell.tsx";

const main = () => screen.getByRole("main");
const footer = () => within(screen.getByRole("contentinfo"));
const header = () => within(screen.getByRole("banner"));
const navigation = () => within(screen.getByRole("navigation", { name: "Main" }));
const dialog = (name: string) => screen.findByRole("dialog", { name });

function Failing(): never {
  throw new Error("a fault in the page");
}

function showPage(path: string, page = <p>The page</p>, settings: Partial<SiteSettings> = {}) {
  window.history.replaceState(null, "", path);
  // Without layout, every browser looks as if it blocked ads.
  return show(<Shell path={location.pathname}>{page}</Shell>, {
    settings: { blockerMode: "off", ...settings },
  });
}

function beSignedIn(): void {
  fakeApi({
    "GET /api/user": () => Response.json(accountOf()),
    "POST /api/auth/logout": () => Response.json({}),
  });
  localStorage.setItem("token", "a.test.token");
}

/** Shows a page to a player who has signed in. */
async function showSignedIn() {
  beSignedIn();
  const shown = showPage("/");
  await footer().findByRole("button", { name: "Profile" });
  return shown;
}

beforeEach(() => fakeApi({}));

describe("A page that fails", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockReturnValue();
    jest.spyOn(console, "warn").mockReturnValue();
  });

  it.each<[string, string, string, string[], [string, string][]]>([
    [
      "/",
      "Error Loading WordleHint's Riddle",
      "We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically retry shortly.",
      ["Reload Now"],
      [],
    ],
    [
      "/wordle-hint/march-5-2025",
      "Error Loading Wordle Hint",
      "We encountered an issue retrieving the Wordle hint. Please try again later.",
      ["Refresh"],
      [
        ["Go to Homepage", "/"],
        ["About", "/about"],
        ["Contact Us", "/contact"],
      ],
    ],
    [
      "/word-lists",
      "This page got stuck",
      "Something on it failed. Reloading usually helps; nothing of yours is lost.",
      ["Refresh"],
      [
        ["Go to Homepage", "/"],
        ["About", "/about"],
        ["Contact Us", "/contact"],
      ],
    ],
  ])("at %s says '%s', and the shell stays", async (path, heading, text, buttons, links) => {
    showPage(path, <Failing />);
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    const page = within(main());
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
    expect(page.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
    expect(page.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      links,
    );
    expect(header().getByRole("link", { name: "WordleHint" })).toBeVisible();
    expect(footer().getByText("WordleHint")).toBeVisible();
  });

  it("gives way to the next page", async () => {
    const { showNext } = showPage("/word-lists", <Failing />);
    expect(await screen.findByRole("alert")).toBeVisible();
    showNext(
      <Shell path="/">
        <p>The next page</p>
      </Shell>,
    );
    expect(main()).toHaveTextContent(/^The next page$/);
  });
});

describe("The header", () => {
  it("marks the current page's entry only", async () => {
    const { showNext } = showPage("/");
    const marked = () => navigation().queryAllByRole("link", { current: "page" });
    await waitFor(() => expect(marked().map(({ textContent }) => textContent)).toEqual(["Home"]));
    window.history.replaceState(null, "", "/404");
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    showNext(<Shell path="/404">Not found</Shell>);
    await waitFor(() => expect(marked()).toEqual([]));
    act(() => window.history.replaceState(null, "", "/"));
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    await waitFor(() => expect(marked()).toHaveLength(1));
  });
});

describe("The footer", () => {
  it("shows the editors' texts, links and profiles", () => {
    showPage("/", undefined, {
      product: "Hints",
      tagline: "One a day.",
      navigation: {
        header: [],
        footer: [{ label: "Tools", links: [{ label: "Lists", to: "/word-lists" }] }],
        legal: [{ label: "Terms", to: "/terms" }],
      },
      socialLinks: [{ network: "Bluesky", url: "https://social.example/hints" }],
    });
    const links = footer().getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Lists", "/word-lists"],
      ["Terms", "/terms"],
      ["Bluesky", "https://social.example/hints"],
    ]);
    expect(footer().getByRole("heading", { name: "Tools" })).toBeVisible();
    expect(screen.getByRole("contentinfo")).toHaveTextContent("Hints One a day.");
  });

  it("has a visitor's account links, and opens the cookie preferences", async () => {
    const { user } = showPage("/");
    expect(footer().getByRole("heading", { name: "Account" })).toBeVisible();
    expect(await footer().findByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    await user.click(footer().getByRole("button", { name: "Cookie preferences" }));
    expect(await dialog("Cookie preferences")).toBeVisible();
  });
});

describe("The profile", () => {
  it("closes when the session ends, and doesn't open by itself at the next sign-in", async () => {
    const { user } = await showSignedIn();
    await user.click(footer().getByRole("button", { name: "Profile" }));
    expect(await dialog("Profile")).toBeVisible();
    storeInOtherTab("token");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    storeInOtherTab("token", "a.newer.token");
    expect(await footer().findByRole("button", { name: "Profile" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
