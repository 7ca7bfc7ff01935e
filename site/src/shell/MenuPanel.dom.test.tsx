import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { show } from "../../test/dom/show.tsx";
import { tokenRead } from "../state/session-slice.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import { MenuToggle } from "./MenuToggle.tsx";
import { Overlays } from "./Overlays.tsx";

const panel = () => screen.findByRole("dialog", { name: "Menu" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

function Page({ path }: { path: string }) {
  return (
    <>
      <MenuToggle />
      <Overlays path={path} />
    </>
  );
}

/** Opens the panel of a page. */
async function openPanel(path = "/") {
  window.history.replaceState(null, "", path);
  const shown = show(<Page path={path} />);
  act(() => void shown.store.dispatch(tokenRead(null)));
  const toggle = screen.getByRole("button", { name: "Menu" });
  await shown.user.click(toggle);
  return { ...shown, toggle, links: within(await panel()) };
}

describe("The menu panel", () => {
  it("closes when another page is shown", async () => {
    const { showNext } = await openPanel("/404");
    showNext(<Page path="/" />);
    await gone();
  });

  it("closes when one of its links is chosen, even the current page's", async () => {
    const onClose = jest.fn();
    const { user } = show(<MenuPanel isOpen onClose={onClose} path="/" />);
    await user.click(within(await panel()).getByText("Theme"));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(await panel()).getByRole("link", { name: "Home" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("The device's Back gesture", () => {
  const watchers = new Set<FakeWatcher>();
  class FakeWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      watchers.add(this);
    }
    destroy(): void {
      watchers.delete(this);
    }
  }
  afterEach(() => void Reflect.deleteProperty(window, "CloseWatcher"));

  it("closes the panel, and is then the browser's again", async () => {
    Object.assign(window, { CloseWatcher: FakeWatcher });
    await openPanel();
    expect(watchers.size).toBe(1);
    act(() => {
      for (const { onclose } of watchers) onclose?.();
    });
    await gone();
    expect(watchers.size).toBe(0);
  });
});
