import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { addDays, latestPuzzleDate, plainDate, releaseInstantMs } from "@wordlehint/contracts";
import type { ComponentProps } from "react";
import { fakeApi, type SentRequest } from "../test/dom/fake-api.ts";
import { later, stopClock, until } from "../test/dom/fake-clock.ts";
import { show } from "../test/dom/show.tsx";
import type { ArchivePageData } from "./content/archive-page-data.ts";
import { toArchiveDay } from "./lib/archive-day.ts";
import { monthOf } from "./lib/puzzle-month.ts";
import { browserZone } from "./lib/zone.ts";
import ArchiveRoute from "./pages/wordle-hints/index.tsx";
import { defaultSettings } from "./settings/default-settings.ts";
import { tokenRead } from "./state/session-slice.ts";

const zone = browserZone();
const noonMs = Date.UTC(2026, 5, 15, 12);
const date = latestPuzzleDate(noonMs, zone);
const midnightMs = releaseInstantMs(addDays(date, 1), zone);

const riddleOf = (of: string) => ({
  id: of,
  date: of,
  puzzleNumber: Number(of.slice(8)) + 1_800,
  timeZone: zone,
  word: null,
  wordLength: 5,
  riddle: `The line of ${of},\nand another`,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" as const },
  releasedAt: new Date(noonMs).toISOString(),
  answerAvailableAt: new Date(midnightMs).toISOString(),
  nextRiddleAt: new Date(midnightMs).toISOString(),
  theme: "wings and winches",
  previousDate: addDays(of, -1),
  nextDate: null,
  firstDate: "2026-03-01",
});
const daysThrough = (last: string) =>
  Array.from({ length: Number(last.slice(8)) }, (_, index) => riddleOf(addDays(last, -index)));

interface Given {
  nowMs?: number;
  state?: ArchivePageData["state"];
  isDown?: () => boolean;
}

function showArchive({ nowMs = noonMs, state = "shown", isDown = () => false }: Given = {}) {
  stopClock(nowMs);
  const down = () => Response.json({ message: "Down" }, { status: 503 });
  const sent: SentRequest[] = fakeApi({
    "GET /api/riddle/previous": () =>
      isDown()
        ? down()
        : Response.json(daysThrough(addDays(latestPuzzleDate(Date.now(), zone), -1)), {
            headers: { Link: '</api/riddle/previous?month=2026-05&tz=x>; rel="next"' },
          }),
    "GET /api/riddle/by-date": ({ path }) =>
      Response.json(riddleOf(new URL(path, "https://hint.example").searchParams.get("date") ?? "")),
  });
  const data: ArchivePageData = {
    slug: null,
    state,
    month:
      state === "shown"
        ? {
            month: monthOf(date),
            through: date,
            days: daysThrough(date).map(toArchiveDay),
            earlier: "2026-05",
            later: null,
          }
        : null,
    range: null,
    settings: defaultSettings,
    origin: "https://hint.example",
  };
  const props = { serverData: data } as unknown as ComponentProps<typeof ArchiveRoute>;
  return { sent, ...show(<ArchiveRoute {...props} />) };
}

const tile = (of: string) => screen.getByRole("link", { name: new RegExp(`^${plainDate(of)}`) });
const storeResults = (results: unknown) =>
  localStorage.setItem("wordlehint-results", JSON.stringify(results));

// What the page loads late is there at once, so that the clock can't overtake it.
beforeAll(async () => {
  await import("./features/puzzle/archive/FollowedArchive.tsx");
  await import("./features/puzzle/results/FollowedResults.tsx");
});
beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The archive", () => {
  it("gets the next riddle after its release, night after night", async () => {
    const { sent } = showArchive({ nowMs: midnightMs - 60_000 });
    await later(30_000);
    expect(sent).toEqual([]);
    await later(41_000);
    const next = addDays(date, 1);
    await until(() => expect(tile(next)).toHaveAttribute("aria-current", "date"));
    expect(tile(date)).not.toHaveAttribute("aria-current");
    expect(screen.getByText(`The line of ${next},`)).toBeVisible();
    expect(screen.getByRole("link", { name: /May 2026$/ })).toHaveAttribute("href", "/wordle-hints/may-2026");
    await later(24 * 3_600_000);
    await until(() => expect(tile(addDays(date, 2))).toHaveAttribute("aria-current", "date"));
  });

  it("is loaded by Refresh after the renderer got none", async () => {
    let isDown = true;
    const { user } = showArchive({ state: "failed", isDown: () => isDown });
    expect(screen.getByRole("heading", { name: "Error Loading the Hint Archive" })).toBeVisible();
    await later(1_000);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await until(() => expect(tile(date)).toBeVisible());
  });

  it("shows a visitor's results on the tiles, by name and text", async () => {
    storeResults([
      { date: addDays(date, -1), guesses: null },
      { date, guesses: 3 },
    ]);
    const { store } = showArchive();
    act(() => void store.dispatch(tokenRead(null)));
    await until(() => expect(tile(date)).toHaveAccessibleName(/, solved in 3 guesses$/));
    expect(tile(date)).toHaveTextContent("3/6");
    expect(tile(addDays(date, -1))).toHaveAccessibleName(/, not solved$/);
    expect(tile(addDays(date, -1))).toHaveTextContent("X/6");
    expect(tile(addDays(date, -2))).not.toHaveTextContent("/6");
  });

  it("shows no results until it is known whose they are", async () => {
    storeResults([{ date, guesses: 3 }]);
    showArchive();
    await later(1_000);
    expect(tile(date)).not.toHaveTextContent("3/6");
  });
});
