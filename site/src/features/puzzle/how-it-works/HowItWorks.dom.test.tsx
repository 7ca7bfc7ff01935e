import { screen, waitFor } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { HowItWorks } from "./HowItWorks.tsx";

it("How it Works explains the riddle in a dialog, which returns the focus to its button", async () => {
  const { user } = show(<HowItWorks />, { settings: { product: "Riddles" } });
  const button = screen.getByRole("button", { name: "How it Works" });
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  for (let times = 0; times < 2; times += 1) {
    button.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "How it Works" })).toHaveTextContent(
      "Riddles turns it into a short riddle",
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button).toHaveFocus();
  }
});
