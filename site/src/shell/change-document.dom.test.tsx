import { jest } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import { show } from "../../test/dom/show.tsx";
import { toastShown } from "../state/toast-slice.ts";
import { changeDocument, documentLeft } from "./change-document.ts";
import { Toasts } from "./Toasts.tsx";

type Update = Parameters<NonNullable<typeof changeDocument>>[0];
const update = (from: string | null, to: string) =>
  changeDocument?.(
    {
      location: { pathname: to },
      prevLocation: from === null ? null : { pathname: from },
    } as unknown as Update,
    { plugins: [] },
  );

/** Returns whether the document is left. jsdom can't load another one, and says so. */
function leaves(from: string | null, to: string): boolean {
  const left = jest.fn();
  document.body.inert = false;
  jest.spyOn(console, "error").mockReturnValue();
  addEventListener(documentLeft, left);
  update(from, to);
  removeEventListener(documentLeft, left);
  expect(document.body.inert).toBe(left.mock.calls.length > 0);
  return left.mock.calls.length > 0;
}

it.each([
  ["/subscribe", "/"],
  ["/subscribe/card", "/about"],
  ["/blog", "/subscribe"],
])("A navigation from %s to %s loads a document", (from, to) => {
  expect(leaves(from, to)).toBe(true);
});

it.each([
  [null, "/subscribe"],
  ["/", "/about"],
  ["/subscribe", "/subscribe/card"],
  ["/subscribe", "/subscribe"],
])("One from %j to %s doesn't", (from, to) => {
  expect(leaves(from, to)).toBe(false);
});

it("The toast that was shown before the document changed is shown in the next one, once", async () => {
  const toast = { title: "Logged out", description: "You have been successfully logged out." };
  const { store } = show(<Toasts />);
  act(() => void store.dispatch(toastShown(toast)));
  expect(await screen.findByText(toast.description)).toBeVisible();
  expect(leaves("/subscribe", "/auth")).toBe(true);

  cleanup();
  show(<Toasts />);
  expect(await screen.findByText(toast.description)).toBeVisible();
  expect(sessionStorage.getItem("wordlehint-toast")).toBe("");
});
