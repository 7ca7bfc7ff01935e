import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { blockStorage } from "../../../../test/dom/storage.ts";
import { show } from "../../../../test/dom/show.tsx";
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
const word = "crane";
const hints = ["A creature and a machine.", "In a marsh, or above a site.", "A bird that lifts loads."];
const query = (path: string) => new URL(path, "https://hint.example").searchParams;

let answer: { word: string | null; answerAvailableAt: string };
let isDown: boolean;
let sent: SentRequest[];
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  answer = { word: null, answerAvailableAt: new Date(Date.now() + 5 * 3_600_000 - 60_000).toISOString() };
  isDown = false;
  logged = jest.spyOn(console, "error").mockReturnValue();
  const unlessDown = (respond: (path: string) => unknown) => (request: SentRequest) =>
    isDown ? Response.json({ message: "Down" }, { status: 503 }) : Response.json(respond(request.path));
  sent = fakeApi({
    "GET /api/riddle/hint": unlessDown((path) => {
      const number = Number(query(path).get("number"));
      return { number, hint: hints[number - 1] };
    }),
    "GET /api/riddle/letter": unlessDown((path) => ({
      letter: word[Number(query(path).get("position")) - 1],
    })),
    "GET /api/riddle/reveal-answer": unlessDown(() => answer),
  });
});

const showRiddle = (shown = riddle) => show(<Riddle riddle={shown} />);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
async function openSettings({ user }: ReturnType<typeof showRiddle>): Promise<void> {
  await user.click(screen.getByText("How much help?"));
  await screen.findByRole("switch");
}

describe("The hints", () => {
  it("are fetched one by one when they are opened, the vaguest first", async () => {
    const { user, container } = showRiddle();
    expect(sent).toEqual([]);
    expect(button(/^Hint 2/)).toHaveAttribute("aria-disabled", "true");
    await user.click(button(/^Hint 2/));
    expect(sent).toEqual([]);
    for (const [index, hint] of hints.entries()) {
      await user.click(button(new RegExp(`^Hint ${index + 1}`)));
      expect(await within(container).findByText(hint)).toBeVisible();
      expect(button(new RegExp(`^Hint ${index + 1}`))).toHaveFocus();
      expect(screen.getByText(`Hint ${index + 1}: ${hint}`)).toHaveAttribute("role", "status");
      for (const later of hints.slice(index + 1)) expect(container).not.toHaveTextContent(later);
    }
    expect(sent.map(({ path }) => query(path).get("number"))).toEqual(["1", "2", "3"]);
    expect(query(sent[0]?.path ?? "").get("date")).toBe("2026-11-21");
  });

  it("that can't be fetched say so, and can be opened again", async () => {
    isDown = true;
    const { user } = showRiddle();
    await user.click(button(/^Hint 1/));
    expect(await screen.findByText("Hint 1 could not be fetched. Please try again.")).toBeVisible();
    isDown = false;
    await user.click(button(/^Hint 1/));
    expect(await screen.findByText(hints[0] ?? "")).toBeVisible();
    expect(screen.queryByText(/could not be fetched/)).toBeNull();
  });
});

describe("The letters", () => {
  it("turn over one tile at a time, are announced, counted, and keep the focus", async () => {
    const { user } = showRiddle();
    expect(screen.getByText(/0 of 5 are open/)).toBeVisible();
    button("Letter 2, closed").focus();
    await user.keyboard("{Enter}");
    const opened = await screen.findByRole("button", { name: "Letter 2: R" });
    expect(opened).toHaveFocus();
    expect(screen.getByText("Letter 2: R")).toHaveAttribute("role", "status");
    expect(screen.getByText(/1 of 5 are open/)).toBeVisible();
    await user.keyboard("{Enter}");
    expect(sent.map(({ path }) => query(path).get("position"))).toEqual(["2"]);
    for (const position of [1, 3, 4, 5]) {
      await user.click(button(`Letter ${position}, closed`));
      await screen.findByRole("button", { name: new RegExp(`^Letter ${position}: `) });
    }
    expect(screen.getByText("All letters are open.")).toBeVisible();
  });

  it("are all closed again when another riddle is shown", async () => {
    const { user, showNext } = showRiddle();
    await user.click(button("Letter 1, closed"));
    await screen.findByRole("button", { name: "Letter 1: C" });
    showNext(<Riddle riddle={{ ...riddle, id: "r2", date: "2026-11-22" }} />);
    expect(await screen.findByText(/0 of 5 are open/)).toBeVisible();
    expect(button("Letter 1, closed")).toBeVisible();
  });

  it("that can't be fetched stay closed and say so", async () => {
    isDown = true;
    const { user } = showRiddle();
    await user.click(button("Letter 4, closed"));
    expect(
      await screen.findByText("Letter 4 could not be fetched. Please press its tile again."),
    ).toBeVisible();
    expect(button("Letter 4, closed")).toBeVisible();
    expect(screen.getByText(/0 of 5 are open/)).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe("The answer", () => {
  it("is fetched only when asked for, and shown in upper case", async () => {
    answer.word = word;
    const { user, container } = showRiddle();
    expect(sent).toEqual([]);
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("CRANE")).toBeVisible();
    expect(button("Hide Answer")).toHaveFocus();
    await user.click(button("Hide Answer"));
    expect(container).not.toHaveTextContent("CRANE");
  });

  it("that is locked says in how many hours it can be had, and is asked for again by the next press", async () => {
    const { user } = showRiddle();
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("Answer available in 5 hours")).toBeVisible();
    expect(screen.getByText(/^That is (tomorrow|22 November|at five)|^That is \d/)).toBeVisible();
    await user.click(button("Close"));
    answer.word = word;
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("CRANE")).toBeVisible();
  });

  it("that the API doesn't describe as promised isn't shown", async () => {
    answer = { word: 7 as unknown as string, answerAvailableAt: "soon" };
    const { user } = showRiddle();
    await user.click(button("Reveal Answer"));
    expect(await screen.findByText("Answer not available yet")).toBeVisible();
  });
});

describe("The strongest help", () => {
  const parts = () => ({
    facts: screen.getByRole("list", { name: "Facts about the answer", hidden: true }),
    tiles: screen.getByRole("group", { name: "The answer", hidden: true }),
    answer: screen.getByRole("button", { name: "Reveal Answer", hidden: true }),
  });
  const shown = () => Object.entries(parts()).flatMap(([name, part]) => (isShown(part) ? [name] : []));
  const isShown = (part: HTMLElement) =>
    getComputedStyle(part.closest<HTMLElement>("[data-part]") ?? part).display !== "none";

  it("is everything at first; a choice is kept, obeyed and explained", async () => {
    const page = showRiddle();
    expect(shown()).toEqual(["facts", "tiles", "answer"]);
    await openSettings(page);
    for (const [label, left] of [
      ["Letters too", ["facts", "tiles"]],
      ["Facts and hints", ["facts"]],
      ["The riddle only", []],
    ] as const) {
      await page.user.click(screen.getByRole("radio", { name: label }));
      expect(shown()).toEqual(left);
      expect(screen.getByText(/Change it under “How much help\?”/)).toBeVisible();
    }
    expect(localStorage.getItem("wordlehint-help")).toBe("riddle");
    await page.user.click(screen.getByRole("radio", { name: "Everything, with the answer" }));
    expect(shown()).toEqual(["facts", "tiles", "answer"]);
    expect(screen.queryByText(/you chose/)).toBeNull();
  });

  it("is obeyed on the next visit, and while the storage refuses to keep it", async () => {
    localStorage.setItem("wordlehint-help", "hints");
    const page = showRiddle();
    await waitFor(() => expect(shown()).toEqual(["facts"]));
    blockStorage();
    await openSettings(page);
    await page.user.click(screen.getByRole("radio", { name: "The riddle only" }));
    expect(shown()).toEqual([]);
    await page.user.click(screen.getByRole("radio", { name: "Everything, with the answer" }));
    expect(shown()).toEqual(["facts", "tiles", "answer"]);
  });
});

describe("The sound of a tile", () => {
  let knocks: number;
  let isReduced: boolean;
  const before = { AudioContext: globalThis.AudioContext, matchMedia: window.matchMedia };

  beforeEach(() => {
    [knocks, isReduced] = [0, false];
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node = { connect: <T,>(next: T) => next, frequency: ramp, gain: ramp, stop: () => undefined };
    class Audio {
      state = "running";
      currentTime = 0;
      createGain = () => node;
      createOscillator = () => ({ ...node, start: () => (knocks += 1) });
    }
    Object.assign(globalThis, { AudioContext: Audio });
    window.matchMedia = (media) => Object.assign(before.matchMedia(media), { matches: isReduced });
  });
  afterEach(() => {
    Object.assign(globalThis, { AudioContext: before.AudioContext });
    window.matchMedia = before.matchMedia;
  });

  async function turn({ user }: ReturnType<typeof showRiddle>, position: number) {
    await user.click(button(`Letter ${position}, closed`));
    await screen.findByRole("button", { name: new RegExp(`^Letter ${position}: `) });
  }

  it("is off until it is switched on, and then silent with reduced motion", async () => {
    const page = showRiddle();
    await turn(page, 1);
    expect(knocks).toBe(0);
    await openSettings(page);
    await page.user.click(screen.getByRole("switch", { name: "Sound when a tile turns" }));
    expect(localStorage.getItem("wordlehint-sound")).toBe("on");
    await turn(page, 2);
    await waitFor(() => expect(knocks).toBe(2));
    isReduced = true;
    await turn(page, 3);
    await page.user.click(button("Reveal Answer"));
    await screen.findByText(/^Answer/);
    expect(knocks).toBe(2);
  });
});
