import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { show } from "../../../test/dom/show.tsx";
import { Dialog } from "./Dialog.tsx";

function Openable({ description }: { description?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="A dialog"
        {...(description && { description })}
      >
        <button type="button">An action</button>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText("Open");
const dialog = () => screen.getByRole("dialog", { name: "A dialog" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("A dialog", () => {
  it.each(["Close", "Dismiss"])("is closed by its button %s, which returns the focus", async (name) => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(within(dialog()).getByRole("button", { name }));
    await noDialog();
    expect(opener()).toHaveFocus();
  });

  it("is closed by a press outside, and not by one inside", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(within(dialog()).getByRole("heading"));
    expect(dialog()).toBeVisible();
    await user.click(scrim());
    await noDialog();
  });

  it.each([["The description is read out with the heading."], [undefined]])(
    "has the accessible description %j",
    async (description) => {
      const { user } = show(<Openable {...(description && { description })} />);
      await user.click(opener());
      expect(dialog()).toHaveAccessibleDescription(description ?? "");
      expect(dialog().hasAttribute("aria-describedby")).toBe(description !== undefined);
    },
  );
});

/** Returns the scrim, which is beside the dialog. */
function scrim(): HTMLElement {
  const beside = dialog().previousElementSibling;
  if (!(beside instanceof HTMLElement)) throw new Error("nothing is behind the dialog");
  return beside;
}
