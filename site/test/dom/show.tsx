import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { makeStore, type AppStore, type RootState } from "../../src/app/store.ts";

/** Renders an element into the document with the site's store, and returns a user who can act on it. */
export function show(
  element: ReactElement,
  preloadedState?: Partial<RootState>,
): { user: UserEvent; store: AppStore; container: HTMLElement } {
  const store = makeStore(preloadedState);
  const { container } = render(element, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { user: userEvent.setup(), store, container };
}
