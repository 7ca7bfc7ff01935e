import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { Riddle } from "./Riddle.tsx";

/** The notes that a test's riddle has; an error if they can't be fetched. */
let notes: readonly string[] | null | Error;

const explained = ["Cranes wade.", "Cranes lift.", "Cranes fly.", "Cranes crane."];
const tiles = () => within(screen.getByRole("group", { name: "The answer" })).getAllByRole("button");
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  notes = explained;
  fakeApi({
    "GET /api/riddle/letter": () => Response.json({ letter: "r" }),
    "GET /api/riddle/reveal-answer": () =>
      Response.json({ word: "crane", answerAvailableAt: "2026-11-11T05:05:00.000Z" }),
    "GET /api/riddle/notes": () =>
      notes instanceof Error
        ? Response.json({ message: notes.message }, { status: 503 })
        : Response.json({ notes, answerAvailableAt: "2026-11-11T05:05:00.000Z" }),
  });
});

/** Shows a past day's riddle. What an earlier test opened must not count as opened here. */
function showRiddle(date: string) {
  const riddle: ShownRiddle = {
    id: date,
    date,
    puzzleNumber: 1982,
    wordLength: 5,
    riddle: "One\ntwo\nthree\nfour",
    facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  };
  return show(<Riddle riddle={riddle} isAnswerOut />);
}

describe("An answer that is out", () => {
  it("turns the row from left to right, but for the tile opened by hand, and is said once", async () => {
    const { user } = showRiddle("2026-11-10");
    await user.click(button("Letter 2, closed"));
    await screen.findByRole("button", { name: "Letter 2: R" });
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("CRANE")).toBeVisible();
    expect(tiles().map((tile) => tile.getAttribute("aria-label"))).toEqual(
      Array.from("CRANE", (letter, index) => `Letter ${index + 1}: ${letter}`),
    );
    expect(tiles().map((tile) => tile.getAttribute("data-place"))).toEqual(["0", null, "2", "3", "4"]);
    const said = screen.getAllByRole("status").map((status) => status.textContent);
    expect(said.filter((text) => text.includes("CRANE"))).toEqual(["CRANE. Now read the riddle again."]);
    expect(said).not.toContain("Letter 1: C");
  });

  it("gives each line of the verse its note, and says them as one", async () => {
    const { user } = showRiddle("2026-11-09");
    await user.click(button("Reveal Answer"));
    for (const note of explained) expect(await screen.findByText(note)).toBeVisible();
    expect(
      screen.getByText("Line 1: Cranes wade. Line 2: Cranes lift. Line 3: Cranes fly. Line 4: Cranes crane."),
    ).toHaveAttribute("role", "status");
    await user.click(button("Hide Answer"));
    expect(screen.queryByText("Cranes wade.")).toBeNull();
    expect(button("Letter 1, closed")).toBeVisible();
    await user.click(button("Reveal Answer"));
    expect(screen.getByText("Cranes wade.")).toBeVisible();
  });

  it("stays open when the notes can't be fetched; a button tries again", async () => {
    notes = new Error("Down");
    const { user } = showRiddle("2026-11-08");
    await user.click(button("Reveal Answer"));
    await user.click(await screen.findByRole("button", { name: "Explain the riddle" }));
    expect(await screen.findByText(/^The notes could not be fetched/)).toBeVisible();
    notes = explained;
    await user.click(button("Explain the riddle"));
    expect(await screen.findByText("Cranes fly.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Explain the riddle" })).toBeNull();
  });

  it("has nothing to explain if the riddle has no notes", async () => {
    notes = null;
    const { user } = showRiddle("2026-11-07");
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("CRANE")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Explain the riddle" })).toBeNull();
  });
});
