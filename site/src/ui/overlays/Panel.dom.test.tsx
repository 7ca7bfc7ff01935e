import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { show } from "../../../test/dom/show.tsx";
import { Panel } from "./Panel.tsx";

function Openable() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Panel isOpen={isOpen} onClose={() => setOpen(false)} heading="A panel">
        <button
          type="button"
          onClick={() => {
            flushSync(() => setOpen(false));
            screen.getByText("Elsewhere").focus();
          }}
        >
          An entry
        </button>
      </Panel>
      <p tabIndex={-1}>Elsewhere</p>
    </>
  );
}

const opener = () => screen.getByText("Open");
const panel = () => screen.getByRole("dialog", { name: "A panel" });
const noPanel = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("A panel", () => {
  it.each(["{Enter}", " "])(
    "is opened by the key %j, takes the focus and returns it on Escape",
    async (key) => {
      const { user } = show(<Openable />);
      opener().focus();
      await user.keyboard(key);
      expect(panel()).toContainElement(document.activeElement as HTMLElement);
      await user.keyboard("{Escape}");
      await noPanel();
      expect(opener()).toHaveFocus();
    },
  );

  it("is closed by its Close button, which returns the focus", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(within(panel()).getByRole("button", { name: "Close" }));
    await noPanel();
    expect(opener()).toHaveFocus();
  });

  it("is closed by a press outside", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(panel().previousElementSibling as HTMLElement);
    await noPanel();
  });

  it("hides the page behind it from screen readers", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
    expect(opener()).toBeVisible();
  });

  it("leaves the focus where it has moved meanwhile", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(screen.getByRole("button", { name: "An entry" }));
    await noPanel();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText("Elsewhere")).toHaveFocus();
  });
});
