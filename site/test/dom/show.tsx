import { jest } from "@jest/globals";
import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { AuthProvider } from "../../src/app/AuthProvider.tsx";
import { makeStore, type AppStore, type RootState } from "../../src/app/store.ts";
import { defaultSettings } from "../../src/settings/default-settings.ts";
import { Settings } from "../../src/settings/Settings.tsx";
import type { SiteSettings } from "../../src/settings/site-settings.ts";

interface Given {
  preloadedState?: Partial<RootState>;
  /** Settings that differ from the defaults. */
  settings?: Partial<SiteSettings>;
}

/**
 * Renders an element into the document with the site's store and settings, and returns a user who can act on it. With
 * fake timers, the user's actions advance them.
 */
export function show(
  element: ReactElement,
  { preloadedState, settings }: Given = {},
): { user: UserEvent; store: AppStore; container: HTMLElement; showNext: (element: ReactElement) => void } {
  const store = makeStore(preloadedState);
  const shownWith = { ...defaultSettings, ...settings };
  const { container, rerender } = render(element, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <AuthProvider>
          <Settings settings={shownWith}>{children}</Settings>
        </AuthProvider>
      </Provider>
    ),
  });
  return { user: userEvent.setup({ advanceTimers }), store, container, showNext: rerender };
}

function advanceTimers(ms: number): void {
  if ("clock" in setTimeout) jest.advanceTimersByTime(ms);
}
