import { useAppSelector } from "../../app/hooks.ts";
import { late } from "../../lib/late.tsx";
import { useSettings } from "../../settings/Settings.tsx";
import { selectIsPremium } from "../../state/session-slice.ts";

const LatePrompt = late(() => import("./BlockerPrompt.tsx").then((module) => module.BlockerPrompt));
const LateWall = late(() => import("./BlockerWall.tsx").then((module) => module.BlockerWall));

/** Asks who blocks ads and doesn't subscribe not to, as the settings say. What it finds out it keeps nowhere. */
export function AdBlocker({ path }: { path: string }) {
  const isFree = useAppSelector(selectIsPremium) === false;
  const { blockerMode } = useSettings();
  if (!isFree || blockerMode === "off") return null;
  return blockerMode === "modal" ? <LatePrompt path={path} /> : <LateWall path={path} />;
}
