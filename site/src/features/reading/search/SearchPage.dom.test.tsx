import { jest } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import type { SearchPageData } from "../../../content/search-page-data.ts";
import { defaultSettings } from "../../../settings/default-settings.ts";
import { SearchPage } from "./SearchPage.tsx";

const idle: SearchPageData = {
  query: "",
  remark: null,
  state: "idle",
  outcome: null,
  lacksRiddles: false,
  settings: defaultSettings,
  origin: "https://hint.example",
};

/** What the server finds for a query: an article of that name, and nothing for `xyz`. */
function foundFor(query: string, rest: Partial<SearchPageData> = {}): SearchPageData {
  const hit = { path: "/blog/a", title: [{ text: query, isMatch: true }], passage: [], facts: [] };
  const groups = query === "xyz" ? [] : [{ name: "articles" as const, hits: [hit], count: 1 }];
  const outcome = { groups, corrections: [], hasSomeWords: false };
  return { ...idle, query, state: "searched", outcome, ...rest };
}

let asked: string[];
let isDown: boolean;

// The head's tags load late, with the first page that isn't the document's own.
beforeAll(async () => {
  show(<SearchPage data={idle} />);
  await act(() => import("../../../head/HeadTags.tsx"));
  cleanup();
});
beforeEach(() => {
  asked = [];
  isDown = false;
  history.replaceState(null, "", "/search");
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const query = new URL(input as string, "https://hint.example").searchParams.get("q") ?? "";
    asked.push(query);
    const body = query === "" ? idle : foundFor(query);
    return Promise.resolve(
      isDown ? new Response("", { status: 503 }) : Response.json({ result: { serverData: body } }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

const box = () => screen.getByRole("searchbox", { name: "Search the site" });
const status = () => screen.getAllByRole("status")[0];
const result = (name: string) => screen.findByRole("link", { name });

describe("The search page", () => {
  it("shows what the server has found by kind, with the words that match", () => {
    show(<SearchPage data={foundFor("hard mode")} />);
    expect(box()).toHaveValue("hard mode");
    expect(status()).toHaveTextContent("1 result for “hard mode”.");
    expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toBeVisible();
    const link = screen.getByRole("link", { name: "hard mode" });
    expect(link).toHaveAttribute("href", "/blog/a");
    expect(within(link).getByText("hard mode").tagName).toBe("MARK");
  });

  it("says what was corrected, what was left out, and what could not be searched", () => {
    const outcome = {
      groups: [],
      corrections: [{ typed: "stratgy", used: "strategy" }],
      hasSomeWords: true,
    };
    show(<SearchPage data={foundFor("stratgy", { outcome, lacksRiddles: true, remark: "Too long." })} />);
    for (const sentence of [
      "Too long.",
      "Searched for “strategy” instead of “stratgy”.",
      "Nothing has all of your words; these results have some of them.",
      "Past riddles can’t be searched right now.",
    ])
      expect(status()).toHaveTextContent(sentence);
  });

  it("says what to try if nothing was found", () => {
    show(<SearchPage data={foundFor("xyz")} />);
    expect(status()).toHaveTextContent("Nothing was found for “xyz”.");
    expect(screen.getByRole("heading", { name: "Try it another way" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Hint Archive" })).toBeVisible();
  });

  it("is a form that the browser can send by itself", () => {
    show(<SearchPage data={idle} />);
    const form = screen.getByRole("search");
    expect(form).toHaveAttribute("action", "/search");
    expect(box()).toHaveAttribute("name", "q");
  });
});

describe("Typing in the search box", () => {
  it("searches once the visitor pauses, and keeps the query in the address", async () => {
    const { user } = show(<SearchPage data={idle} />);
    await user.type(box(), "stale");
    await result("stale");
    expect(asked).toEqual(["stale"]);
    expect(location.search).toBe("?q=stale");
  });

  it("has one history entry for a query, so that Back returns to the one before", async () => {
    const { user } = show(<SearchPage data={idle} />);
    const before = history.length;
    await user.type(box(), "sta");
    await result("sta");
    await user.type(box(), "le{Enter}");
    await result("stale");
    expect(history.length).toBe(before + 1);
    await user.clear(box());
    await user.type(box(), "crane");
    await result("crane");
    expect(history.length).toBe(before + 2);

    act(() => history.back());
    await waitFor(() => expect(location.search).toBe("?q=stale"));
    await waitFor(() => expect(box()).toHaveValue("stale"));
  });

  it("shows the page as it was opened again after Back", async () => {
    const { user } = show(<SearchPage data={idle} />);
    await user.type(box(), "stale");
    await result("stale");
    act(() => history.back());
    await waitFor(() => expect(box()).toHaveValue(""));
    expect(screen.queryByRole("link", { name: "stale" })).toBeNull();
  });

  it("says that the search fails, and works again afterwards", async () => {
    const { user } = show(<SearchPage data={idle} />);
    isDown = true;
    await user.type(box(), "stale{Enter}");
    await waitFor(() => expect(status()).toHaveTextContent("We can’t search right now."));
    isDown = false;
    await user.type(box(), "s{Enter}");
    await result("stales");
    expect(status()).toHaveTextContent("1 result");
  });
});
