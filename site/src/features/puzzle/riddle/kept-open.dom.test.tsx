import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { rendered } from "../../../../test/dom/hydrate.tsx";
import { show } from "../../../../test/dom/show.tsx";
import { storeInOtherTab } from "../../../../test/dom/storage.ts";
import { changePlayer } from "../../../lib/change-player.ts";
import { helpedFor, keepOpened } from "../../../lib/keep-opened.ts";
import { openedKey, withOpened, type Opened } from "../../../lib/opened-help.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { Riddle } from "./Riddle.tsx";

const date = "2026-11-21";
const riddle: ShownRiddle = {
  id: date,
  date,
  puzzleNumber: 1982,
  wordLength: 5,
  riddle: "A verse\nof two lines",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};
const hint = "A creature and a machine.";
const keep = (change: Partial<Opened>) => keepOpened(date, (before) => ({ ...before, ...change }));
const button = (name: string | RegExp) => screen.getByRole("button", { name });

let sent: SentRequest[];

beforeEach(() => {
  sent = fakeApi({ "GET /api/riddle/hint": () => Response.json({ number: 1, hint }) });
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("What was opened", () => {
  it("is open on every page with the riddle of its date, without a request, and on no other", () => {
    keep({ facts: true, letters: ".r...", hints: [hint] });
    const { showNext } = show(<Riddle riddle={riddle} />);
    expect(button("Letter 2: R")).toHaveAttribute("data-turned", "false");
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.getByText("No letter twice")).toBeVisible();
    expect(screen.getByText(/1 of 5 are open/)).toBeVisible();
    expect(screen.queryAllByText("Letter 2: R")).toEqual([]);
    expect(sent).toEqual([]);
    showNext(<Riddle riddle={{ ...riddle, id: "2026-11-22", date: "2026-11-22" }} />);
    expect(screen.getByText(/0 of 5 are open/)).toBeVisible();
    expect(screen.queryByText(hint)).toBeNull();
  });

  it("is taken over from the rendered page without an error, and stays still", async () => {
    jest.spyOn(console, "error").mockImplementation((...what) => {
      throw new Error(what.join(" "));
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const { html, hydrate } = rendered(<Riddle riddle={riddle} />);
    keep({ letters: "c....", hints: [hint], answer: "crane", notes: ["One.", "Two.", "Three.", "Four."] });
    expect(html).toContain('data-kept="letter-1"');
    hydrate();
    expect(await screen.findByText("Now read the riddle again.", { exact: false })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll("[data-kept]")).toHaveLength(0));
    expect(screen.getByText("One.")).toBeVisible();
    for (const tile of document.querySelectorAll("[data-face]"))
      expect(tile).toHaveAttribute("data-turned", "false");
    for (const said of [/^CRANE\. Now/, /^Line 1/])
      expect(screen.queryByText(said, { selector: "span" })).toBeNull();
  });

  it("follows another tab", () => {
    show(<Riddle riddle={riddle} />);
    storeInOtherTab(
      openedKey,
      withOpened(null, date, (before) => ({ ...before, letters: "c...." })),
    );
    expect(button("Letter 1: C")).toHaveAttribute("data-turned", "false");
    storeInOtherTab(openedKey, "{broken");
    expect(button("Letter 1, closed")).toBeVisible();
  });

  it("is closed by one button; how far the player has read stays known", async () => {
    const { user } = show(<Riddle riddle={riddle} />);
    expect(screen.queryByRole("button", { name: "Close all" })).toBeNull();
    await user.click(button(/^Hint 1/));
    expect(await screen.findByText(hint)).toBeVisible();
    await user.click(button("Close all"));
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.queryByRole("button", { name: "Close all" })).toBeNull();
    expect(button("Guess the word")).toHaveFocus();
    expect(helpedFor(date)).toBe("hint-1");
    await user.click(button(/^Hint 1/));
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it("stays when a session begins, and goes when it ends", () => {
    keep({ letters: "c...." });
    changePlayer("token");
    expect(helpedFor(date)).toBe("letters");
    changePlayer(null);
    expect(helpedFor(date)).toBe("riddle");
    expect(localStorage.getItem(openedKey)).toBeNull();
  });
});
