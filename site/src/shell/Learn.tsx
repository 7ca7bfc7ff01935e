import { useState } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import { routes } from "../routes.ts";
import { MenuButton } from "../ui/MenuButton.tsx";
import { LateLearnMenu } from "./late-parts.ts";
import { NavLink } from "./NavLink.tsx";

/** Opens the Learn menu. Where that can't be, it leads to the Learning Center. */
export function Learn({ path }: { path: string }) {
  const [isWanted, setWanted] = useState(false);
  if (!useHydrated()) return <NavLink to={routes.learningCenter.path}>Learn</NavLink>;
  const button = (
    <MenuButton
      label="Learn"
      takesFocus={isWanted}
      onPointerEnter={LateLearnMenu.preload}
      onFocus={LateLearnMenu.preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <LateLearnMenu path={path} fallback={button} onFail={() => location.assign(routes.learningCenter.path)} />
  );
}
