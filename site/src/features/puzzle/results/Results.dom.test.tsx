import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { addDays, latestPuzzleDate, type Result } from "@wordlehint/contracts";
import { statsOf } from "../../../../test/dom/accounts.ts";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { storeInOtherTab } from "../../../../test/dom/storage.ts";
import { resultsIn, withResult } from "../../../lib/results.ts";
import { browserZone } from "../../../lib/zone.ts";
import { sessionBegun, tokenRead } from "../../../state/session-slice.ts";
import { DayResult } from "./DayResult.tsx";
import { VisitorsResults } from "./VisitorsResults.tsx";

const key = "wordlehint-results";
const today = latestPuzzleDate(Date.now(), browserZone());
const yesterday = addDays(today, -1);

/** The results in the API's store, by the token of their player. */
let accounts: Record<string, Result[]>;
let isDown: boolean;
/** Set while the API's responses to changes are to wait. */
let held: PromiseWithResolvers<undefined> | null;
let sent: SentRequest[];

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  accounts = { "anna.token": [], "ben.token": [] };
  isDown = false;
  held = null;
  const respond =
    (act: (token: string, body: unknown) => unknown) =>
    async ({ method, headers, body }: SentRequest) => {
      const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
      if (method !== "GET") await held?.promise;
      if (isDown) return Response.json({ message: "The results can't be saved." }, { status: 503 });
      return Response.json(act(token, body));
    };
  sent = fakeApi({
    "GET /api/stats/results": respond((token) => accounts[token] ?? []),
    "PUT /api/stats": respond((token, body) => {
      const { date, result } = body as { date: string; result: { guesses: number | null } | null };
      accounts[token] = withResult(accounts[token] ?? [], date, result === null ? undefined : result.guesses);
      return statsOf();
    }),
    "POST /api/stats/merge": respond((token, body) => {
      const { results } = body as { results: Result[] };
      accounts[token] = [...resultsIn([...(accounts[token] ?? []), ...results])];
      return statsOf();
    }),
  });
});

/** Shows the result of today in the browser of a visitor. */
async function showResult(results: readonly Result[] = []) {
  if (results.length > 0) localStorage.setItem(key, JSON.stringify(results));
  const page = show(
    <>
      <DayResult date={today} puzzleNumber={1989} />
      <VisitorsResults />
    </>,
  );
  const signOut = () =>
    act(() => {
      localStorage.removeItem("token");
      page.store.dispatch(tokenRead(null));
    });
  const signIn = (name: string) =>
    act(() => {
      const token = `${name}.token`;
      localStorage.setItem("token", token);
      const user = { email: `${name}@example.org`, isSubscribed: false };
      page.store.dispatch(sessionBegun({ token, user }));
    });
  signOut();
  await waitFor(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
  return { ...page, signIn, signOut };
}

const choice = (name: string) => screen.getByRole("button", { name });
const isPressed = (name: string) => choice(name).getAttribute("aria-pressed") === "true";
/** jsdom's files can't be read as text. */
const fileOf = (name: string, text: string) =>
  Object.assign(new File([text], name, { type: "application/json" }), { text: () => Promise.resolve(text) });
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
const pressedNames = () =>
  screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent);
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const changes = () =>
  sent.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path.split("?")[0]}`);

describe("A visitor's result", () => {
  it("is entered, changed and taken back, stays in the browser, and asks the API nothing", async () => {
    const { user } = await showResult([{ date: yesterday, guesses: 4 }]);
    expect(figure("Current streak")).toBe("1 day");
    await user.click(choice("Solved in 3 guesses"));
    expect(isPressed("Solved in 3 guesses")).toBe(true);
    expect(stored()).toEqual([
      { date: yesterday, guesses: 4 },
      { date: today, guesses: 3, helped: "riddle" },
    ]);
    await waitFor(() => expect(figure("Current streak")).toBe("2 days"));
    expect(await screen.findByText("Solved in 3 guesses. Current streak: 2 days.")).toHaveAttribute(
      "role",
      "status",
    );
    await user.click(choice("Not solved"));
    expect(isPressed("Solved in 3 guesses")).toBe(false);
    expect(figure("Current streak")).toBe("0 days");
    expect(figure("Success rate")).toBe("50%");
    await user.click(choice("Take back"));
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    expect(screen.getByRole("group", { name: "Your result" })).toHaveFocus();
    expect(stored()).toEqual([{ date: yesterday, guesses: 4 }]);
    expect(sent).toEqual([]);
  });

  it("makes the browser keep them when there are three, and asks once", async () => {
    const persist = jest.fn(() => Promise.resolve(true));
    Object.assign(navigator, { storage: { persisted: () => Promise.resolve(false), persist } });
    const { user } = await showResult([{ date: yesterday, guesses: 4 }]);
    await user.click(choice("Solved in 3 guesses"));
    expect(persist).not.toHaveBeenCalled();
    storeInOtherTab(
      key,
      JSON.stringify([-2, -1].map((days) => ({ date: addDays(today, days), guesses: 4 }))),
    );
    await user.click(choice("Solved in 2 guesses"));
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
    await user.click(choice("Solved in 1 guess"));
    expect(persist).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, "storage");
  });

  it("goes along to another browser as a file, and comes back without losing a better one", async () => {
    const saved = Promise.withResolvers<Blob>();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.resolve(blob), "blob:x"),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user } = await showResult([
      { date: yesterday, guesses: 4 },
      { date: today, guesses: 2 },
    ]);
    await user.click(screen.getByText("Where your results are kept"));
    await user.click(screen.getByRole("button", { name: "Save results as a file" }));
    const text = await textOf(await saved.promise);
    storeInOtherTab(key, JSON.stringify([{ date: today, guesses: 5 }]));

    const fileInput = screen.getByLabelText("File with results");
    const isAsked = jest.spyOn(HTMLInputElement.prototype, "click").mockReturnValue();
    screen.getByRole("button", { name: "Add results from a file" }).focus();
    await user.keyboard("{Enter}");
    expect(isAsked.mock.contexts).toEqual([fileInput]);
    await user.upload(fileInput, fileOf("mine.json", text));
    expect(
      await screen.findByText(
        "1 result added, 1 result replaced by a better one. Nothing that you had was lost.",
      ),
    ).toHaveAttribute("role", "status");
    expect(stored()).toEqual([
      { date: yesterday, guesses: 4 },
      { date: today, guesses: 2 },
    ]);
    await user.upload(fileInput, fileOf("mine.json", text));
    expect(
      await screen.findByText("Nothing new: you have all 2 results of this file already."),
    ).toBeVisible();
  });

  it("is added to what another tab has stored, of which this one hasn't heard yet", async () => {
    const { user } = await showResult();
    localStorage.setItem(key, JSON.stringify([{ date: yesterday, guesses: 4 }]));
    await user.click(choice("Solved in 3 guesses"));
    expect(stored()).toEqual([
      { date: yesterday, guesses: 4 },
      { date: today, guesses: 3, helped: "riddle" },
    ]);
  });

  it("is part of the distribution, which is always in sight, as rows and as a sentence", async () => {
    const { user } = await showResult([{ date: yesterday, guesses: 4 }]);
    expect(screen.getByText("Solved in 4 guesses: 1 game")).toBeInTheDocument();
    await user.click(choice("Solved in 4 guesses"));
    expect(screen.getByText("Solved in 4 guesses: 2 games")).toBeInTheDocument();
    expect(screen.getByText("Not solved: 0 games")).toBeInTheDocument();
    expect(screen.getByText("You solved 2 of 2, most often in 4; on average in 4 guesses.")).toBeVisible();
  });

  it("can be shared with the number of the puzzle, and says nothing about the word", async () => {
    const { user } = await showResult();
    expect(screen.queryByRole("button", { name: "Share my result" })).toBeNull();
    await user.click(choice("Solved in 3 guesses"));
    await user.click(screen.getByRole("button", { name: "Share my result" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^Wordle No\. 1989, as a riddle: solved in 3 guesses.*\nhttp:.*\/wordle-hint\//s,
    );
  });

  it("that makes a week without a gap is celebrated", async () => {
    const six = [6, 5, 4, 3, 2, 1].map((ago) => ({ date: addDays(today, -ago), guesses: 4 }));
    const { user } = await showResult(six);
    expect(screen.queryByText(/days in a row/)).toBeNull();
    await user.click(choice("Solved in 3 guesses"));
    expect(screen.getByText("7 days in a row, every one of them solved.")).toBeVisible();
  });
});

describe("A signed-in player's result", () => {
  it("keeps the focus on the button in the same place when somebody else's is shown", async () => {
    const { signIn } = await showResult();
    const before = choice("Solved in 3 guesses");
    act(() => before.focus());
    signIn("anna");
    await waitFor(() => expect(choice("Solved in 3 guesses")).toHaveFocus());
    expect(before).not.toBeInTheDocument();
  });

  it("that can't be saved is taken back, and the page says why", async () => {
    const { user, signIn } = await showResult();
    accounts["anna.token"] = [{ date: today, guesses: 6 }];
    signIn("anna");
    await waitFor(() => expect(isPressed("Solved in 6 guesses")).toBe(true));
    isDown = true;
    await user.click(choice("Solved in 2 guesses"));
    expect(
      await screen.findByText("Your result could not be saved. The results can't be saved."),
    ).toBeVisible();
    await waitFor(() => expect(isPressed("Solved in 6 guesses")).toBe(true));
    isDown = false;
    await user.click(choice("Solved in 2 guesses"));
    await waitFor(() => expect(accounts["anna.token"]).toEqual([{ date: today, guesses: 2 }]));
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });

  it("of several quick presses is the last one", async () => {
    const { user, signIn } = await showResult();
    signIn("anna");
    await waitFor(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
    held = Promise.withResolvers();
    await user.click(choice("Solved in 2 guesses"));
    await user.click(choice("Solved in 3 guesses"));
    expect(isPressed("Solved in 3 guesses")).toBe(true);
    held.resolve(undefined);
    await waitFor(() => expect(accounts["anna.token"]).toEqual([{ date: today, guesses: 3 }]));
    await waitFor(() => expect(changes()).toEqual(["PUT /api/stats", "PUT /api/stats"]));
    expect(isPressed("Solved in 3 guesses")).toBe(true);
  });

  it("is nobody else's: neither the visitor's nor that of the next player", async () => {
    accounts["anna.token"] = [{ date: today, guesses: 2 }];
    const { signIn, signOut } = await showResult();
    signIn("anna");
    await waitFor(() => expect(isPressed("Solved in 2 guesses")).toBe(true));
    signIn("ben");
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    await waitFor(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
    expect(figure("Solved")).toBe("0");
    signOut();
    await waitFor(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("isn't sent with the token of somebody who has signed in in another tab", async () => {
    const { user, signIn } = await showResult();
    signIn("anna");
    await waitFor(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
    localStorage.setItem("token", "ben.token");
    await user.click(choice("Solved in 2 guesses"));
    expect(
      await screen.findByText("Your result could not be saved. Somebody else is signed in now."),
    ).toBeVisible();
    expect(changes()).toEqual([]);
    expect(accounts["ben.token"]).toEqual([]);
  });
});

describe("At sign-in, a visitor's results", () => {
  it("are added to the account once, and removed from the browser when they have arrived", async () => {
    accounts["anna.token"] = [{ date: yesterday, guesses: 6 }];
    const { signIn, signOut } = await showResult([
      { date: yesterday, guesses: 4 },
      { date: today, guesses: 3 },
    ]);
    held = Promise.withResolvers();
    signIn("anna");
    await waitFor(() => expect(changes()).toEqual(["POST /api/stats/merge"]));
    expect(stored()).toHaveLength(2);
    held.resolve(undefined);
    await waitFor(() => expect(stored()).toBeNull());
    await waitFor(() => expect(pressedNames()).toEqual([expect.stringContaining("Solved in 3 guesses")]));
    expect(accounts["anna.token"]).toEqual([
      { date: yesterday, guesses: 6 },
      { date: today, guesses: 3 },
    ]);
    expect(changes()).toEqual(["POST /api/stats/merge"]);
    signOut();
    await waitFor(() => expect(figure("Solved")).toBe("0"));
  });

  it("stay in the browser while they can't be sent, and are sent again by themselves", async () => {
    const { signIn } = await showResult([{ date: today, guesses: 3 }]);
    stopClock();
    isDown = true;
    signIn("anna");
    await until(() => expect(screen.getByText(/can't be loaded right now/)).toBeVisible());
    await until(() => expect(changes()).toEqual(["POST /api/stats/merge"]));
    expect(stored()).toEqual([{ date: today, guesses: 3 }]);
    isDown = false;
    await later(4_000);
    expect(changes()).toHaveLength(1);
    await later(3_000);
    await until(() => expect(stored()).toBeNull());
    await until(() => expect(isPressed("Solved in 3 guesses")).toBe(true));
    expect(changes()).toHaveLength(2);
  });

  it("that another tab adds meanwhile are sent too", async () => {
    const { signIn } = await showResult([{ date: today, guesses: 3 }]);
    held = Promise.withResolvers();
    signIn("anna");
    await waitFor(() => expect(changes()).toHaveLength(1));
    storeInOtherTab(
      key,
      JSON.stringify([
        { date: yesterday, guesses: 5 },
        { date: today, guesses: 3 },
      ]),
    );
    held.resolve(undefined);
    await waitFor(() => expect(stored()).toEqual([{ date: yesterday, guesses: 5 }]));
  });
});
