import { jest } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { SubmitButton } from "./SubmitButton.tsx";

const button = (
  <SubmitButton isPending={false} pendingLabel="Sending">
    Send
  </SubmitButton>
);

describe("A submit button", () => {
  it("doesn't submit in the renderer's HTML, whose form the browser would send by itself", () => {
    expect(renderToString(button)).toContain('<button type="button"');
  });

  it("submits as soon as it is in the page", () => {
    // Not in `act`, which would also wait for whatever React does later. React warns of that.
    jest.spyOn(console, "error").mockReturnValue();
    const container = document.createElement("div");
    const root = createRoot(container);
    flushSync(() => root.render(button));
    expect(container.querySelector("button")?.type).toBe("submit");
    root.unmount();
  });
});
