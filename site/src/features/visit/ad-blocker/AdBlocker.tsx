import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { useSettings } from "../../../settings/Settings.tsx";

const LatePrompt = lazyWithPreload(() =>
  import("./BlockerPrompt.tsx").then((module) => module.BlockerPrompt),
);
const LateWall = lazyWithPreload(() => import("./BlockerWall.tsx").then((module) => module.BlockerWall));

/**
 * Handles ad blockers as the settings say, for players who don't subscribe. It stores nothing about what it
 * detects.
 */
export function AdBlocker({ path }: { path: string }) {
  const isFree = useAuth().isPremium === false;
  const { blockerMode } = useSettings();
  if (!isFree || blockerMode === "off") return null;
  return blockerMode === "modal" ? <LatePrompt path={path} /> : <LateWall path={path} />;
}
