import { useState } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import type { NavMenu } from "../settings/navigation.ts";
import { MenuButton, MenuButtonLink } from "../ui/menus/MenuButton.tsx";
import { LateOpenMenu } from "./late-parts.ts";

interface Props {
  menu: NavMenu;
  path: string;
}

/** Opens a menu of the header. Until the page is interactive, it is a link to the menu's first page. */
export function HeaderMenu({ menu, path }: Props) {
  const [isWanted, setWanted] = useState(false);
  const first = menu.links[0]?.to ?? "/";
  if (!useHydrated()) return <MenuButtonLink label={menu.label} to={first} />;
  const button = (
    <MenuButton
      label={menu.label}
      takesFocus={isWanted}
      onPointerEnter={LateOpenMenu.preload}
      onFocus={LateOpenMenu.preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return <LateOpenMenu menu={menu} path={path} fallback={button} onFail={() => location.assign(first)} />;
}
