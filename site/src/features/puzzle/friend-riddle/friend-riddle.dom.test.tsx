import { act, screen } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { fragmentOf } from "./friend-riddle.ts";
import { FriendRiddlePage } from "./FriendRiddlePage.tsx";

const origin = "https://hint.example";

beforeEach(() => {
  location.hash = "";
});

describe("A riddle for a friend", () => {
  it("is written, and its link has all of it", async () => {
    const { user } = show(<FriendRiddlePage origin={origin} />);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(screen.getByText(/needs exactly five letters/)).toBeVisible();
    await user.type(screen.getByLabelText("Your word"), "crane");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(screen.getByText("Write at least one line.")).toBeVisible();
    await user.type(screen.getByLabelText("Line 1"), "I stand on one leg,");
    await user.type(screen.getByLabelText("Line 3"), "or lift.");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(
      `${origin}/riddle-for-you#${fragmentOf({ word: "crane", lines: ["I stand on one leg,", "or lift."] })}`,
    );
  });

  it("warns its writer of a line that gives the word away", async () => {
    const { user } = show(<FriendRiddlePage origin={origin} />);
    await user.type(screen.getByLabelText("Your word"), "crane");
    await user.type(screen.getByLabelText("Line 2"), "a cr4ne");
    expect(await screen.findByText("Your second line gives it away.")).toBeVisible();
  });

  it("is guessed on the tiles by whoever has the link, and says nothing about letters", async () => {
    location.hash = fragmentOf({ word: "crane", lines: ["I wade.", "<b>I lift.</b>"] });
    const { user } = show(<FriendRiddlePage origin={origin} />);
    expect(screen.getByText("<b>I lift.</b>")).toBeVisible();
    await user.keyboard("slate{Enter}");
    expect(screen.getByText("SLATE isn’t it. Read the riddle once more.")).toBeVisible();
    await user.keyboard("crane{Enter}");
    expect(screen.getByText(/^That’s it\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Today’s riddle" })).toBeVisible();
  });

  it("says so when its link is damaged", () => {
    location.hash = fragmentOf({ word: "crane", lines: ["I wade."] }).slice(0, -4);
    show(<FriendRiddlePage origin={origin} />);
    expect(screen.getByRole("heading", { name: "This link is damaged" })).toBeVisible();
    act(() => {
      location.hash = "";
      dispatchEvent(new Event("hashchange"));
    });
    expect(screen.queryByRole("heading", { name: "This link is damaged" })).toBeNull();
  });
});
