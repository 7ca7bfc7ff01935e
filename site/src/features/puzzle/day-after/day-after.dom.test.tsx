import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { RiddleReview } from "@wordlehint/contracts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { DayAfter } from "./DayAfter.tsx";

const date = "2026-11-20";
const review: RiddleReview = {
  answerAvailableAt: "2026-11-21T05:05:00.000Z",
  word: "crane",
  meaning: [
    { kind: null, text: "A tall wader, or what builders lift with." },
    { kind: "noun", text: "lifts and moves heavy objects" },
  ],
  openers: [
    { word: "adieu", left: 90 },
    { word: "slate", left: 29 },
  ],
  letters: [{ letter: "c", percent: 18.2 }],
  players: null,
};

const open = async (user: ReturnType<typeof show>["user"]) =>
  user.click(screen.getByRole("heading", { name: "The day after" }));

describe("The day after", () => {
  it("has the server's review folded in the page, so that a past riddle can be played", async () => {
    const sent = fakeApi({});
    const { user } = show(<DayAfter date={date} rendered={review} />);
    expect(screen.getByText("A tall wader, or what builders lift with.")).not.toBeVisible();
    await open(user);
    expect(screen.getByText("The answer: CRANE")).toBeVisible();
    expect(screen.getByText(/^SLATE would have been the best first guess .* 29 words left\.$/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Review my game" })).toHaveAttribute(
      "href",
      "/word-lists?tab=tools#review-crane",
    );
    expect(sent).toEqual([]);
  });

  it("is fetched when it is opened before the answer is out everywhere, and again after a failure", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    let isDown = true;
    const sent = fakeApi({
      "GET /api/riddle/review": () =>
        isDown ? Response.json({ message: "Down" }, { status: 503 }) : Response.json(review),
    });
    const { user } = show(<DayAfter date={date} rendered={null} />);
    expect(sent).toEqual([]);
    await open(user);
    expect(await screen.findByText(/could not be fetched/)).toBeVisible();
    isDown = false;
    await open(user);
    await open(user);
    expect(await screen.findByText("A tall wader, or what builders lift with.")).toBeVisible();
  });
});
