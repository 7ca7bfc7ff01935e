import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { latestPuzzleDate, type Result } from "@wordlehint/contracts";
import { statsOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { browserZone } from "../../../lib/zone.ts";
import { sessionBegun } from "../../../state/session-slice.ts";
import { Results } from "./Results.tsx";

const today = latestPuzzleDate(Date.now(), browserZone());
const listPath = "GET /api/stats/results";

/** Shows the result of today to a signed-in player. */
function showToPlayer(responses: Parameters<typeof fakeApi>[0]) {
  stopClock();
  const sent = fakeApi(responses);
  localStorage.setItem("token", "t");
  const page = show(<></>);
  const user = { email: "anna@example.org", isSubscribed: false };
  act(() => void page.store.dispatch(sessionBegun({ token: "t", user })));
  page.showNext(<Results date={today} puzzleNumber={1989} />);
  const lists = () => sent.filter(({ method, path }) => `${method} ${path}`.startsWith(listPath)).length;
  return { ...page, lists };
}

const untilReady = () => until(() => expect(choice("Not solved")).toHaveAttribute("aria-disabled", "false"));
const choice = (name: string) => screen.getByRole("button", { name });
const isPressed = (name: string) => choice(name).getAttribute("aria-pressed") === "true";

describe("The list of a player's results", () => {
  it("is fetched again by a page that comes to the front after a minute, and not before", async () => {
    let results: readonly Result[] = [];
    const { lists } = showToPlayer({ [listPath]: () => Response.json(results) });
    await untilReady();
    results = [{ date: today, guesses: 2 }];
    await later(50_000);
    act(() => void dispatchEvent(new Event("focus")));
    await later(5_000);
    expect(lists()).toBe(1);
    await later(10_000);
    act(() => void dispatchEvent(new Event("focus")));
    await until(() => expect(isPressed("Solved in 2 guesses")).toBe(true));
    expect(lists()).toBe(2);
  });

  it("is asked for again by itself while it can't be fetched, which the page says", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    let isDown = true;
    const { lists } = showToPlayer({
      [listPath]: () => (isDown ? Response.json({}, { status: 503 }) : Response.json([])),
    });
    await until(() => expect(screen.getByText(/can't be loaded right now/)).toBeVisible());
    isDown = false;
    await later(7_000);
    await untilReady();
    expect(lists()).toBe(2);
    expect(screen.queryByText(/can't be loaded/)).toBeNull();
  });

  it("that was fetched while a result was being saved doesn't undo it", async () => {
    const saved = Promise.withResolvers<Response>();
    const { lists, user } = showToPlayer({
      [listPath]: () => Response.json([]),
      "PUT /api/stats": () => saved.promise,
    });
    await untilReady();
    await user.click(choice("Solved in 2 guesses"));
    act(() => void dispatchEvent(new Event("offline")));
    act(() => void dispatchEvent(new Event("online")));
    await until(() => expect(lists()).toBe(2));
    await later(100);
    saved.resolve(Response.json(statsOf({ currentStreak: 1 })));
    await until(() => expect(screen.getByText("Solved in 2 guesses. Current streak: 1 day.")).toBeVisible());
    expect(isPressed("Solved in 2 guesses")).toBe(true);
  });
});
