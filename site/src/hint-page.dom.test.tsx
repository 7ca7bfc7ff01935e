import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import {
  addDays,
  type DatedRiddle,
  dateSlug,
  latestPuzzleDate,
  longDate,
  releaseInstantMs,
} from "@wordlehint/contracts";
import type { ComponentProps } from "react";
import { fakeApi, type SentRequest } from "../test/dom/fake-api.ts";
import { later, stopClock, until } from "../test/dom/fake-clock.ts";
import { show } from "../test/dom/show.tsx";
import type { HintPageData } from "./content/hint-page-data.ts";
import { toShownDatedRiddle } from "./lib/shown-riddle.ts";
import { browserZone } from "./lib/zone.ts";
import HintRoute from "./pages/wordle-hint/[day].tsx";
import { defaultSettings } from "./settings/default-settings.ts";

const zone = browserZone();
const noonMs = Date.UTC(2026, 5, 15, 12);
const date = latestPuzzleDate(noonMs, zone);
const midnightMs = releaseInstantMs(addDays(date, 1), zone);

const riddleOf = (of: string): DatedRiddle => ({
  id: of,
  date: of,
  puzzleNumber: 1_823,
  timeZone: zone,
  word: null,
  wordLength: 5,
  riddle: `A verse\nof ${of}`,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: new Date(noonMs).toISOString(),
  answerAvailableAt: new Date(midnightMs).toISOString(),
  nextRiddleAt: new Date(midnightMs).toISOString(),
  theme: "wings and winches",
  previousDate: addDays(of, -1),
  nextDate: of < date ? addDays(of, 1) : null,
  firstDate: "2026-03-01",
});

interface Given {
  slug?: string;
  /** The date of the rendered riddle; null if there is none. */
  rendered?: string | null;
  state?: HintPageData["state"];
  /** The API's response; null is a failure. */
  respond?: (date: string) => DatedRiddle | null | "missing";
  nowMs?: number;
}

function showPage({ slug = "today", rendered = date, state, respond = riddleOf, nowMs = noonMs }: Given) {
  stopClock(nowMs);
  const sent: SentRequest[] = fakeApi({
    "GET /api/riddle/by-date": ({ path }) => {
      const body = respond(new URL(path, "https://hint.example").searchParams.get("date") ?? "");
      if (body === "missing") return Response.json({ message: "Nothing" }, { status: 404 });
      return body ? Response.json(body) : Response.json({ message: "Down" }, { status: 503 });
    },
  });
  const data: HintPageData = {
    slug,
    state: state ?? (rendered === null ? "failed" : "shown"),
    riddle: rendered === null ? null : toShownDatedRiddle(riddleOf(rendered)),
    review: null,
    dates: { first: "2026-03-01", latest: date },
    content: null,
    settings: defaultSettings,
    origin: "https://hint.example",
  };
  const props = { serverData: data } as unknown as ComponentProps<typeof HintRoute>;
  show(<HintRoute {...props} />);
  return sent;
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const comeToFront = () => act(() => void dispatchEvent(new Event("focus")));
const verseOf = (of: string) => screen.getByText(`of ${of}`);

let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockReturnValue();
});

describe("The hint page", () => {
  it("shows the rendered riddle with its day, neighbors and share links, without a request", async () => {
    const sent = showPage({});
    expect(verseOf(date)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Wordle Hint No. 1823" })).toBeVisible();
    expect(screen.getByText("Theme: wings and winches")).toBeVisible();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Hint Archive" })).toHaveAttribute("href", "/wordle-hints");
    expect(screen.getByRole("link", { name: /^Previous day/ })).toHaveAttribute(
      "href",
      `/wordle-hint/${dateSlug(addDays(date, -1))}`,
    );
    expect(screen.queryByRole("link", { name: /^Next day/ })).toBeNull();
    const updated = screen.getByText(/^Updated/);
    expect(updated).toHaveTextContent(
      `Updated ${longDate(date)}. The hint updates every day at midnight ET.`,
    );
    expect(updated.querySelector("time")).toHaveAttribute("datetime", `${date}T00:05`);
    const facebook = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Facebook" }).href);
    expect(facebook.searchParams.get("u")).toBe(`https://hint.example/wordle-hint/${dateSlug(date)}`);
    await later(1_000);
    expect(sent).toEqual([]);
  });

  it("of today goes on to the next riddle after its release", async () => {
    const sent = showPage({ nowMs: midnightMs - 60_000 });
    await until(() => expect(screen.getByText("How much help?")).toBeVisible());
    await later(60_000);
    await later(11_000);
    await until(() => expect(verseOf(addDays(date, 1))).toBeVisible());
    expect(sent.map(({ path }) => path)).toEqual([
      `/api/riddle/by-date?date=${addDays(date, 1)}&tz=${encodeURIComponent(zone)}`,
    ]);
  });

  it("of a date stays with it, and links to the next day after its release", async () => {
    const sent = showPage({ slug: dateSlug(date), nowMs: midnightMs - 60_000 });
    await until(() => expect(screen.getByText("How much help?")).toBeVisible());
    await later(60_000);
    await later(11_000);
    await until(() => expect(screen.getByRole("link", { name: /^Next day/ })).toBeVisible());
    expect(verseOf(date)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("is fetched again when it comes to the front after an hour, and not before", async () => {
    const sent = showPage({ slug: dateSlug(date) });
    await until(() => expect(screen.getByText("How much help?")).toBeVisible());
    await later(3_600_000 - 60_000);
    comeToFront();
    await later(1_000);
    expect(sent).toEqual([]);
    await later(60_000);
    comeToFront();
    await until(() => expect(sent).toHaveLength(1));
  });
});

describe("Without a riddle, the hint page", () => {
  it("says so, with ways on, and Refresh loads it", async () => {
    let isDown = true;
    const sent = showPage({ rendered: null, respond: (of) => (isDown ? null : riddleOf(of)) });
    expect(screen.getByRole("heading", { name: "Error Loading Wordle Hint" })).toBeVisible();
    expect(
      screen.getByText("We encountered an issue retrieving the Wordle hint. Please try again later."),
    ).toBeVisible();
    for (const [name, path] of [
      ["Go to Homepage", "/"],
      ["About", "/about"],
      ["Contact Us", "/contact"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
    await until(() => expect(logged).toHaveBeenCalledTimes(1));
    await until(() =>
      expect(screen.getByRole("button", { name: "Refresh" })).not.toHaveAttribute("aria-busy"),
    );
    isDown = false;
    press("Refresh");
    await until(() => expect(verseOf(date)).toBeVisible());
    expect(screen.queryByRole("heading", { name: "Error Loading Wordle Hint" })).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it("fetches it again by itself", async () => {
    let isDown = true;
    showPage({ rendered: null, respond: (of) => (isDown ? null : riddleOf(of)) });
    await until(() => expect(logged).toHaveBeenCalledTimes(1));
    isDown = false;
    await later(6_300);
    await until(() => expect(verseOf(date)).toBeVisible());
  });
});

describe("A day without a released riddle", () => {
  it("says when there will be one, and what there is", async () => {
    const sent = showPage({ slug: dateSlug(addDays(date, 1)), rendered: null, state: "absent" });
    expect(screen.getByRole("heading", { name: /isn't out yet$/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Today's Hint" })).toHaveAttribute("href", "/wordle-hint/today");
    expect(screen.getByRole("link", { name: "First: 1 March 2026" })).toHaveAttribute(
      "href",
      "/wordle-hint/march-1-2026",
    );
    expect(screen.getByRole("link", { name: /^Latest: / })).toBeVisible();
    await later(1_000);
    expect(sent).toEqual([]);
  });

  it("is shown once it is released where the player is, which the renderer may not know", async () => {
    showPage({ slug: dateSlug(date), rendered: null, state: "absent" });
    await until(() => expect(verseOf(date)).toBeVisible());
  });

  it("isn't shown before its release where the player is, although the renderer has", async () => {
    showPage({ slug: dateSlug(addDays(date, 1)), rendered: addDays(date, 1) });
    await until(() => expect(screen.getByRole("heading", { name: /isn't out yet$/ })).toBeVisible());
  });

  it("that the API doesn't have is not asked for again and again", async () => {
    const sent = showPage({
      slug: "april-1-2026",
      rendered: null,
      state: "absent",
      respond: () => "missing",
    });
    await until(() => expect(sent).toHaveLength(1));
    await later(60_000);
    expect(screen.getByRole("heading", { name: "There is no riddle for 1 April 2026" })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
