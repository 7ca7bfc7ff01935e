import type { NavMenu } from "../settings/navigation.ts";
import { Menu, MenuLink } from "../ui/menus/Menu.tsx";

/** A menu of the header, opened by the press that loaded it. */
export function OpenMenu({ menu, path }: { menu: NavMenu; path: string }) {
  return (
    <Menu label={menu.label} startsOpen>
      {menu.links.map(({ to, label }) => (
        <MenuLink key={to} to={to} isCurrent={to === path}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
