import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { PendingButton } from "./PendingButton.tsx";

const form = (isPending: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <PendingButton type="submit" isPending={isPending} pendingLabel="Sending">
      Send me the riddle
    </PendingButton>
  </form>
);

it("A pending button keeps the focus, says what runs, announces it, and ignores presses", async () => {
  const send = jest.fn();
  const { user, showNext } = show(form(false, send));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(send).toHaveBeenCalledTimes(1);

  showNext(form(true, send));
  const button = screen.getByRole("button", { name: "Sending" });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Sending");
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(1);
});
