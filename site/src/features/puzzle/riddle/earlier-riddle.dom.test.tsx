import { act, screen } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { keptMark, unmarkKept } from "../../../lib/kept-document.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { Riddle } from "./Riddle.tsx";

const riddle: ShownRiddle = {
  id: "r1",
  date: "2026-11-28",
  puzzleNumber: 1989,
  wordLength: 5,
  riddle: "A verse\nof two lines",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};
const note =
  "This is the riddle for Saturday 28 November 2026. The one for Sunday 29 November 2026 will show here as soon as it can be loaded.";
const heading = () => screen.getByRole("heading", { level: 1 });
const notes = () => screen.queryAllByText(/^This is the riddle for/).map(({ textContent }) => textContent);

/** A page that is opened four minutes before the release of the riddle of 29 November, without a network. */
beforeEach(() => {
  stopClock(new Date(2026, 10, 29, 0, 1).getTime());
  fakeApi({ "HEAD /": () => Promise.reject(new TypeError("Failed to fetch")) });
});
afterEach(() => act(unmarkKept));

describe("A riddle that no newer one replaces", () => {
  it("is today's until the next release, and then says of which day it is", async () => {
    show(<Riddle riddle={riddle} />);
    await later(60_000);
    expect(heading()).toHaveTextContent("Today's riddle");
    expect(notes()).toEqual([]);
    await later(5 * 60_000);
    expect(heading()).toHaveTextContent("The riddle for 28 November 2026");
    expect(notes()).toEqual([note]);
  });

  it("says so at once in a page that was kept", async () => {
    await later(5 * 60_000);
    document.documentElement.setAttribute(keptMark, "1");
    show(<Riddle riddle={riddle} />);
    expect(heading()).toHaveTextContent("The riddle for 28 November 2026");
    expect(notes()).toEqual([note]);
  });

  it("says so on the page of yesterday's hint a day later, and never on the page of its own date", async () => {
    await later(24 * 3_600_000 + 5 * 60_000);
    document.documentElement.setAttribute(keptMark, "1");
    const { showNext } = show(<Riddle riddle={riddle} day="yesterday" heading="Wordle Hint No. 1989" />);
    expect(heading()).toHaveTextContent("Wordle Hint No. 1989");
    expect(notes()).toEqual([note]);
    showNext(<Riddle riddle={riddle} day="2026-11-28" heading="Wordle Hint No. 1989" />);
    expect(notes()).toEqual([]);
  });

  it("leads to the right one if that has been kept at the address of its date", async () => {
    await later(5 * 60_000);
    document.documentElement.setAttribute(keptMark, "1");
    Object.assign(globalThis, { caches: { match: () => Promise.resolve(new Response()) } });
    show(<Riddle riddle={riddle} />);
    await until(() =>
      expect(screen.getByRole("link", { name: "Read the one for Sunday 29 November 2026" })).toHaveAttribute(
        "href",
        "/wordle-hint/november-29-2026",
      ),
    );
    Reflect.deleteProperty(globalThis, "caches");
  });
});
