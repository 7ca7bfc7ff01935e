import { jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { runFor } from "../../test/dom/run-for.ts";
import { show } from "../../test/dom/show.tsx";
import { toastShown, type ToastText } from "../state/toast-slice.ts";
import { Toasts } from "./Toasts.tsx";

beforeEach(() => {
  jest.useFakeTimers();
});

/** Shows the shell's toasts beside a button. */
async function showToasts(...toasts: readonly ToastText[]) {
  const shown = show(
    <>
      <button type="button">The page</button>
      <Toasts />
    </>,
  );
  const announce = async (toast: ToastText): Promise<void> => {
    act(() => void shown.store.dispatch(toastShown(toast)));
    await runFor(0);
    expect(open()[0]).toHaveTextContent(toast.title);
  };
  for (const toast of toasts) await announce(toast);
  return { ...shown, announce };
}

const place = () => screen.queryByRole("region", { name: "Notifications (F8)" });
/** The toasts that aren't closed. */
const open = () => within(place() ?? document.body).queryAllByRole("listitem");
const close = () => screen.getByRole("button", { name: "Close" });
const copied = { title: "Link copied" };

describe("A toast", () => {
  it("disappears after 5 seconds", async () => {
    await showToasts(copied);
    await runFor(4_900);
    expect(open()).toHaveLength(1);
    await runFor(100);
    expect(open()).toHaveLength(0);
  });

  it("is replaced by the next, which stays for its own 5 seconds", async () => {
    const { announce } = await showToasts(copied);
    await runFor(4_000);
    await announce({ title: "Welcome back!" });
    expect(open()).toHaveLength(1);
    await runFor(4_900);
    expect(open()).toHaveLength(1);
    await runFor(100);
    expect(open()).toHaveLength(0);
  });

  it("of a failure closes when a form is sent again, and others stay", async () => {
    const form = document.body.appendChild(document.createElement("form"));
    const submit = () => act(() => void form.dispatchEvent(new Event("submit", { bubbles: true })));
    const { announce } = await showToasts({ title: "Login failed", kind: "danger" });
    submit();
    await runFor(0);
    expect(open()).toHaveLength(0);
    await announce(copied);
    submit();
    await runFor(0);
    expect(open()).toHaveLength(1);
    form.remove();
  });

  it("leaves the page 1,000,000 ms after it was dismissed", async () => {
    const { user, store } = await showToasts(copied);
    await user.click(close());
    expect(open()).toHaveLength(0);
    await runFor(999_000);
    expect(store.getState().toast.toast).toMatchObject(copied);
    expect(place()).toBeInTheDocument();
    await runFor(1_000);
    expect(store.getState().toast.toast).toBeNull();
    expect(place()).not.toBeInTheDocument();
  });

  it("gets the focus by F8 and stays while it has it; Tab reaches Close", async () => {
    const { user } = await showToasts(copied);
    await user.keyboard("[F8]");
    expect(place()).toContainElement(document.activeElement as HTMLElement);
    await runFor(20_000);
    expect(open()).toHaveLength(1);
    await user.tab();
    await user.tab();
    expect(close()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(open()).toHaveLength(0);
  });

  it.each([
    ["Login failed", "danger", "assertive"],
    ["Welcome back!", "plain", "polite"],
  ] as const)("that says '%s' and is of the kind %s is announced as %s", async (title, kind, liveness) => {
    await showToasts({ title, kind });
    await runFor(100);
    const announced = screen
      .getAllByRole("status")
      .filter((status) => status.getAttribute("aria-live") === liveness);
    expect(announced.map(({ textContent }) => textContent)).toContain(`Notification ${title}`);
  });
});
