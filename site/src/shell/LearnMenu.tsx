import { learnRoutes } from "../routes.ts";
import { Menu, MenuLink } from "../ui/Menu.tsx";

/** The Learn menu, opened by the press that loaded it. */
export function LearnMenu({ path }: { path: string }) {
  return (
    <Menu label="Learn" startsOpen>
      {learnRoutes.map((route) => (
        <MenuLink key={route.path} to={route.path} isCurrent={route.path === path}>
          {route.label}
        </MenuLink>
      ))}
    </Menu>
  );
}
