import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { helpedFor, keepOpened } from "../../../lib/keep-opened.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { Riddle } from "./Riddle.tsx";

const date = "2026-11-20";
const riddle: ShownRiddle = {
  id: date,
  date,
  puzzleNumber: 1981,
  wordLength: 5,
  riddle: "One\ntwo\nthree\nfour",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};
const notes = ["Cranes wade.", "Cranes lift.", "Cranes fly.", "Cranes crane."];

let respond: (word: string) => Response;
let sent: SentRequest[];

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  respond = (word) =>
    Response.json(
      word === "crane" ? { right: true, triesLeft: 5, notes } : { right: false, triesLeft: 5, notes: null },
    );
  sent = fakeApi({
    "POST /api/riddle/guess": ({ body }) => respond((body as { word: string }).word),
    "GET /api/riddle/letter": () => Response.json({ letter: "r" }),
  });
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const slots = () => within(screen.getByRole("group", { name: "Your guess" })).getAllByRole("textbox");
const typed = () =>
  slots()
    .map((slot) => (slot as HTMLInputElement).value || "_")
    .join("");

async function showGuess() {
  const page = show(<Riddle riddle={riddle} />);
  await page.user.click(button("Guess the word"));
  await screen.findByRole("group", { name: "Your guess" });
  return page;
}

describe("A guess", () => {
  it("begins with a letter typed on a tile, which opens none", async () => {
    const { user } = show(<Riddle riddle={riddle} />);
    button("Letter 3, closed").focus();
    await user.keyboard("c");
    await screen.findByRole("group", { name: "Your guess" });
    await user.keyboard("rate");
    expect(typed()).toBe("crate");
    expect(sent).toEqual([]);
    await user.keyboard("{Escape}");
    expect(button("Guess the word")).toHaveFocus();
    expect(button("Letter 3, closed")).toBeVisible();
  });

  it("that is wrong costs a try and is listed; the tiles are free again", async () => {
    const { user } = await showGuess();
    expect(screen.getByText("Type your guess. Six tries a day.")).toBeVisible();
    await user.keyboard("crate{Enter}");
    expect(await screen.findByText("It isn’t CRATE. 5 tries left.")).toHaveAttribute("role", "status");
    expect(screen.getByText("crate")).toBeVisible();
    expect(typed()).toBe("_____");
    expect(slots()[0]).toHaveFocus();
    await user.keyboard("crate{Enter}");
    expect(screen.getByText("You have tried CRATE.")).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ date, word: "crate" })]);
    expect(helpedFor(date)).toBe("riddle");
  });

  it("that is right turns the row and opens the notes", async () => {
    const { user } = await showGuess();
    await user.keyboard("crane{Enter}");
    const line = await screen.findByText("The riddle is yours, from the verse alone.", {
      selector: "p",
      exact: false,
    });
    expect(line).toBeVisible();
    expect(button("Letter 1: C")).toHaveFocus();
    expect(button("Letter 5: E")).toHaveAttribute("data-turned", "true");
    expect(screen.getByText("Cranes wade.")).toBeVisible();
    expect(helpedFor(date)).toBe("riddle");
  });

  it.each([
    [400, {}, "ZZZZZ isn’t a word here."],
    [429, { "retry-after": "7200" }, "No tries left. Come back in 2 hours."],
    [503, {}, "Your guess couldn’t be sent. It is still here: try again in a moment."],
  ])("refused with %d says why, and loses nothing typed", async (status, headers, words) => {
    respond = () => Response.json({ message: "ZZZZZ isn’t a word here." }, { status, headers });
    const { user } = await showGuess();
    await user.keyboard("zzzzz{Enter}");
    expect(await screen.findByText(words)).toBeVisible();
    expect(typed()).toBe("zzzzz");
  });

  it("starts with the letters that are open, and is typed on keys as well", async () => {
    keepOpened(date, (before) => ({ ...before, letters: ".r..e" }));
    const { user } = await showGuess();
    for (const key of ["C", "A", "T", "Delete", "N"]) await user.click(button(key));
    expect(typed()).toBe("crane");
    expect(slots()[1]).toHaveAttribute("readonly");
    await user.click(button("Send"));
    expect(await screen.findByText(/^CRANE\. The riddle is yours\.$/)).toBeInTheDocument();
    expect(helpedFor(date)).toBe("letters");
  });

  it("isn't sent before it has five letters", async () => {
    const { user } = await showGuess();
    await user.keyboard("cra{Enter}");
    expect(screen.getByText("A guess has 5 letters.")).toBeVisible();
    expect(sent).toEqual([]);
  });
});
