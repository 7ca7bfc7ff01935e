import { screen } from "@testing-library/react";
import { addDays, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { fakeApi } from "../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../test/dom/fake-clock.ts";
import { show } from "../../../test/dom/show.tsx";
import { browserZone } from "../../lib/zone.ts";
import { useArchiveMonth } from "./use-archive-month.ts";

const zone = browserZone();
const noonMs = Date.UTC(2026, 5, 15, 12);
const date = latestPuzzleDate(noonMs, zone);
const dayMs = 86_400_000;

const riddleOf = (of: string) => ({
  id: of,
  date: of,
  puzzleNumber: 1_823,
  timeZone: zone,
  word: null,
  wordLength: 5,
  riddle: `A verse\nof ${of}`,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: new Date(noonMs).toISOString(),
  answerAvailableAt: new Date(noonMs + dayMs).toISOString(),
  nextRiddleAt: new Date(noonMs + dayMs).toISOString(),
  theme: null,
  previousDate: addDays(of, -1),
  nextDate: null,
  firstDate: "2026-03-01",
});

function Newest() {
  const { month } = useArchiveMonth(null, null);
  return <p>The newest is {month?.days[0]?.date ?? "unknown"}.</p>;
}

it("follows the release night after night, while it stays open", async () => {
  stopClock(noonMs);
  fakeApi({
    "GET /api/riddle/previous": () => Response.json([]),
    "GET /api/riddle/by-date": ({ path }) =>
      Response.json(riddleOf(new URL(path, "https://hint.example").searchParams.get("date") ?? "")),
  });
  show(<Newest />);
  const showsNewest = (of: string) =>
    until(() => expect(screen.getByText(`The newest is ${of}.`)).toBeVisible());
  await showsNewest(date);
  await later(releaseInstantMs(addDays(date, 1), zone) + 11_000 - noonMs);
  await showsNewest(addDays(date, 1));
  await later(dayMs);
  await showsNewest(addDays(date, 2));
});
