import { screen } from "@testing-library/react";
import { show } from "../../../../../test/dom/show.tsx";
import { GameReview } from "./GameReview.tsx";

const source = { words: ["crane", "crate", "grate", "slate", "plate", "audio"], guessesPath: null };

beforeEach(() => {
  location.hash = "";
});

describe("The review of a game", () => {
  it("tells for each guess what it left, until the answer is there", async () => {
    const { user } = show(<GameReview source={source} />);
    await user.type(screen.getByLabelText("The answer"), "grate{Enter}");
    await user.type(await screen.findByLabelText("Your guess 1"), "slate{Enter}");
    expect(await screen.findByText(/^6 words were possible before it, 2 after it\./)).toBeVisible();
    await user.type(screen.getByLabelText("Your guess 2"), "grate{Enter}");
    expect(await screen.findByText(/toss of a coin/)).toBeVisible();
    expect(screen.queryByLabelText(/^Your guess/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Another game" }));
    expect(screen.getByLabelText("The answer")).toHaveValue("");
  });

  it("begins with the answer in the address", () => {
    location.hash = "review-crane";
    show(<GameReview source={source} />);
    expect(screen.getByText("The answer: CRANE")).toBeInTheDocument();
  });
});
