import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { AuthProvider } from "../../../app/AuthProvider.tsx";
import { makeStore } from "../../../app/store.ts";
import { defaultSettings } from "../../../settings/default-settings.ts";
import { Settings } from "../../../settings/Settings.tsx";
import { AdBlocker } from "./AdBlocker.tsx";

it.each(["modal", "full-screen"] as const)(
  "In the mode '%s', nothing about ad blockers is in the HTML, so that the riddle is readable without scripts",
  (blockerMode) => {
    const html = renderToStaticMarkup(
      <Provider store={makeStore({ session: { token: null } })}>
        <AuthProvider>
          <Settings settings={{ ...defaultSettings, blockerMode }}>
            <AdBlocker path="/" />
          </Settings>
        </AuthProvider>
      </Provider>,
    );
    expect(html).toBe("");
  },
);
