import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { rendered } from "../../../../test/dom/hydrate.tsx";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { Riddle } from "./Riddle.tsx";

const riddle: ShownRiddle = {
  id: "r1",
  date: "2026-11-21",
  puzzleNumber: 1982,
  wordLength: 5,
  riddle: "A verse\nof two lines",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  // React complains of hydration by the console.
  jest.spyOn(console, "error").mockImplementation((...what) => {
    throw new Error(what.join(" "));
  });
  // These tests let React schedule its work, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  fakeApi({
    "GET /api/riddle/letter": () => Response.json({ letter: "r" }),
    "GET /api/riddle/hint": () => Response.json({ number: 1, hint: "A creature and a machine." }),
  });
});
afterEach(() => {
  document.body.replaceChildren();
});

describe("The help of the rendered page", () => {
  it("is the one that becomes interactive, element by element", async () => {
    const { hydrate } = rendered(<Riddle riddle={riddle} />);
    const [tile, hint, answer] = [button("Letter 2, closed"), button(/^Hint 1/), button(/^Reveal Answer/)];
    hydrate();
    await waitFor(() => expect(document.documentElement.dataset.help).toBe("answer"));
    expect([button("Letter 2, closed"), button(/^Hint 1/), button(/^Reveal Answer/)]).toEqual([
      tile,
      hint,
      answer,
    ]);
  });

  it.each([
    ["a tile", "Letter 2, closed", "Letter 2: R"],
    ["a hint", /^Hint 1/, "Hint 1: A creature and a machine."],
  ])("takes a press on %s that is not interactive yet", async (_what, name, outcome) => {
    const { hydrate } = rendered(<Riddle riddle={riddle} />);
    const pressed = button(name);
    hydrate();
    pressed.click();
    expect(await screen.findByText(outcome)).toBeInTheDocument();
  });
});
