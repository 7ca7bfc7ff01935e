import styled from "@emotion/styled";
import { useState } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import type { NavMenu } from "../settings/navigation.ts";
import { border, icon, space } from "../theme/tokens.ts";
import { MenuButton } from "../ui/menus/MenuButton.tsx";
import { LateOpenMenu } from "./late-parts.ts";
import { NavLink } from "./NavLink.tsx";

interface Props {
  menu: NavMenu;
  /** Of the page that is shown. */
  path: string;
}

/** Opens a menu of the header. Where that can't be, it leads to the menu's first page. */
export function HeaderMenu({ menu, path }: Props) {
  const [isWanted, setWanted] = useState(false);
  const first = menu.links[0]?.to ?? "/";
  if (!useHydrated()) return <MenuLink to={first}>{menu.label}</MenuLink>;
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

/** As wide as the button that takes its place: the entries beside it don't move. */
const MenuLink = styled(NavLink)({
  border: border.none,
  paddingInlineEnd: `calc(${space[2]} + ${space[1]} + ${icon.inline})`,
});
