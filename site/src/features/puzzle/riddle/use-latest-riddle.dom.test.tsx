import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { addDays, latestPuzzleDate, releaseInstantMs, type LatestRiddle } from "@wordlehint/contracts";
import { useState } from "react";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { toShownRiddle, type ShownRiddle } from "../../../lib/shown-riddle.ts";
import { browserZone } from "../../../lib/zone.ts";
import { FollowedRiddle } from "./FollowedRiddle.tsx";
import { Riddle } from "./Riddle.tsx";
import { RiddleError } from "./RiddleError.tsx";
import { useFollowing } from "./use-following.ts";
import type { LatestRiddle as FollowedState } from "./use-latest-riddle.ts";

const zone = browserZone();
const noonMs = Date.UTC(2026, 5, 15, 12);
const hourMs = 3_600_000;
const date = latestPuzzleDate(noonMs, zone);
const midnightMs = releaseInstantMs(addDays(date, 1), zone);

const today: LatestRiddle = {
  id: date,
  date,
  puzzleNumber: 1_823,
  timeZone: zone,
  word: null,
  wordLength: 5,
  riddle: "A verse\nfor today",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: new Date(midnightMs - 24 * hourMs).toISOString(),
  answerAvailableAt: new Date(midnightMs).toISOString(),
  nextRiddleAt: new Date(midnightMs).toISOString(),
};
const tomorrow: LatestRiddle = {
  ...today,
  id: addDays(date, 1),
  date: addDays(date, 1),
  puzzleNumber: 1_824,
  riddle: "Another verse\nfor another day",
};

function Shown({ rendered }: { rendered: ShownRiddle | null }) {
  const { isFollowed, follow } = useFollowing(rendered);
  const [followed, setFollowed] = useState<FollowedState | null>(null);
  const { riddle = rendered, isPending = false, reload = follow, refresh = follow } = followed ?? {};
  return (
    <>
      {riddle ? <Riddle riddle={riddle} /> : <RiddleError isPending={isPending} onReload={reload} />}
      <button type="button" onClick={refresh}>
        The countdown has ended
      </button>
      {isFollowed && <FollowedRiddle rendered={rendered} onChange={setFollowed} />}
    </>
  );
}

/** Shows a page rendered with a riddle or without one, and the API's responses: null is a failure. */
function showPage(rendered: LatestRiddle | null, latest: () => LatestRiddle | null, nowMs = noonMs) {
  stopClock(nowMs);
  const sent: SentRequest[] = fakeApi({
    "GET /api/riddle/latest": () => {
      const body = latest();
      return body ? Response.json(body) : Response.json({ message: "Down" }, { status: 503 });
    },
  });
  show(<Shown rendered={rendered && toShownRiddle(rendered)} />);
  return sent;
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const endCountdown = () => press("The countdown has ended");
const comeToFront = () => act(() => void dispatchEvent(new Event("focus")));
const error = () => screen.queryByRole("heading", { name: "Error Loading WordleHint's Riddle" });

describe("The riddle", () => {
  let logged: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockReturnValue();
  });

  const failed = (times: number) => until(() => expect(logged).toHaveBeenCalledTimes(times));

  it("is shown with its date, number, lines and facts as rendered, without a request", async () => {
    const sent = showPage(today, () => tomorrow);
    expect(screen.getByText("No. 1823")).toBeVisible();
    expect(screen.getByText("Monday 15 June 2026")).toHaveAttribute("datetime", date);
    expect(screen.getByText("for today")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Letter \d, closed$/ })).toHaveLength(5);
    expect(screen.getByRole("list", { name: "Facts about the answer", hidden: true })).toHaveTextContent(
      "5 letters2 vowelsNo letter twiceStarts with a consonant",
    );
    await later(1_000);
    expect(sent).toEqual([]);
  });

  it("is replaced by the next one when the countdown ends, with one request for the player's zone", async () => {
    const sent = showPage(today, () => tomorrow, midnightMs - 1_000);
    await later(2_000);
    endCountdown();
    await until(() => expect(screen.getByText("for another day")).toBeVisible());
    expect(screen.getByText("No. 1824")).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([`/api/riddle/latest?tz=${encodeURIComponent(zone)}`]);
  });

  it("stays while the API is down, and the next one is requested again by itself", async () => {
    let latest: LatestRiddle | null = null;
    const sent = showPage(today, () => latest, midnightMs + 1_000);
    await later(1_000);
    await failed(1);
    expect(screen.getByText("No. 1823")).toBeVisible();
    latest = tomorrow;
    await later(6_300);
    await until(() => expect(screen.getByText("for another day")).toBeVisible());
    expect(sent).toHaveLength(2);
  });

  it("is requested again while the API still has the old one", async () => {
    let latest = { ...today, riddle: "The same, but newer" };
    showPage(today, () => latest, midnightMs + 1_000);
    await later(1_000);
    await until(() => expect(screen.getByText("The same, but newer")).toBeVisible());
    latest = tomorrow;
    await later(6_300);
    await until(() => expect(screen.getByText("for another day")).toBeVisible());
  });

  it("is fetched again by a page that comes to the front after an hour, and not before", async () => {
    const sent = showPage(today, () => ({ ...today, riddle: "The same, but newer" }));
    await later(hourMs - 60_000);
    comeToFront();
    await later(1_000);
    expect(sent).toEqual([]);
    await later(60_000);
    comeToFront();
    await until(() => expect(screen.getByText("The same, but newer")).toBeVisible());
    expect(sent).toHaveLength(1);
  });

  it("of the day before is replaced without a press when the page comes to the front", async () => {
    const sent = showPage(today, () => tomorrow, midnightMs - 60_000);
    await later(2_000);
    expect(sent).toEqual([]);
    await later(60_000);
    comeToFront();
    await until(() => expect(screen.getByText("for another day")).toBeVisible());
    expect(sent).toHaveLength(1);
  });

  it("that the API doesn't describe as promised is not shown", async () => {
    showPage(null, () => ({ ...today, riddle: 7 }) as unknown as LatestRiddle);
    await failed(1);
    expect(error()).toBeVisible();
  });
});

describe("Without a riddle", () => {
  let logged: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockReturnValue();
  });

  async function showWithout(latest: () => LatestRiddle | null) {
    const sent = showPage(null, latest);
    await until(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(error()).toBeVisible();
    expect(sent).toHaveLength(1);
    return sent;
  }

  it("the page says so, and Reload Now loads it", async () => {
    let latest: LatestRiddle | null = null;
    const sent = await showWithout(() => latest);
    expect(
      screen.getByText(
        "We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically retry shortly.",
      ),
    ).toBeVisible();
    latest = today;
    press("Reload Now");
    await until(() => expect(screen.getByText("No. 1823")).toBeVisible());
    expect(error()).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it("the page requests it again by itself", async () => {
    let latest: LatestRiddle | null = null;
    await showWithout(() => latest);
    latest = today;
    await later(6_300);
    await until(() => expect(screen.getByText("No. 1823")).toBeVisible());
  });
});
