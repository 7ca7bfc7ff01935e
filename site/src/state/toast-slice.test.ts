import { selectToast, toastDismissed, toastSlice, toastRemoved, toastShown } from "./toast-slice.ts";

const start = toastSlice.reducer(undefined, { type: "start" });
const show = (state: typeof start, title: string) => toastSlice.reducer(state, toastShown({ title }));
const shown = (state: typeof start) => selectToast({ toast: state });

describe("The toast", () => {
  it("is replaced by a new one", () => {
    expect(shown(show(show(start, "First"), "Second"))).toMatchObject({ title: "Second", isOpen: true });
  });

  it("stays in the store after it is dismissed, until it is removed", () => {
    const state = show(start, "First");
    const id = shown(state)?.id ?? "";
    const dismissed = toastSlice.reducer(state, toastDismissed(id));
    expect(shown(dismissed)).toMatchObject({ title: "First", isOpen: false });
    expect(shown(toastSlice.reducer(dismissed, toastRemoved(id)))).toBeNull();
  });

  it("is not closed or removed when the one before ends", () => {
    const first = show(start, "First");
    const id = shown(first)?.id ?? "";
    const second = show(first, "Second");
    expect(toastSlice.reducer(toastSlice.reducer(second, toastDismissed(id)), toastRemoved(id))).toEqual(
      second,
    );
  });
});
