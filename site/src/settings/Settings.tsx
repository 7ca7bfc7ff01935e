import { createContext, useContext, useState, type ReactNode } from "react";
import { bareSettings } from "./bare-settings.ts";
import type { SiteSettings } from "./site-settings.ts";

const SettingsContext = createContext<SiteSettings>(bareSettings);

/** Returns the settings that the page was rendered with. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}

interface Props {
  /** Undefined on a page that was built without settings; the previous page's settings then stay. */
  settings: SiteSettings | undefined;
  children: ReactNode;
}

export function Settings({ settings, children }: Props) {
  const [known, setKnown] = useState(settings ?? bareSettings);
  if (settings && settings !== known) setKnown(settings);
  return <SettingsContext.Provider value={settings ?? known}>{children}</SettingsContext.Provider>;
}
