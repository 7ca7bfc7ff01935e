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
  it("is closed by its Close button, which returns the focus", async () => {
    const { user } = show(<Openable />);
    await user.click(opener());
    await user.click(within(panel()).getByRole("button", { name: "Close" }));
    await noPanel();
    expect(opener()).toHaveFocus();
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
