import styled from "@emotion/styled";
import { isMenu, type NavEntry } from "../settings/navigation.ts";
import { useSettings } from "../settings/Settings.tsx";
import { below, color, from, radius, space } from "../theme/tokens.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { NavLink } from "./NavLink.tsx";

/** The header's navigation on screens that have room for it. */
export function MainNav({ path, name }: { path: string; name: string }) {
  const { header } = useSettings().navigation;
  return (
    <Nav aria-label={name}>
      {header.map((entry) => (
        <Entry key={entry.label} entry={entry} path={path} />
      ))}
    </Nav>
  );
}

function Entry({ entry, path }: { entry: NavEntry; path: string }) {
  if (!isMenu(entry)) return <NavLink to={entry.to}>{entry.label}</NavLink>;
  return (
    <MenuPlace data-current={entry.links.some(({ to }) => to === path)}>
      <HeaderMenu menu={entry} path={path} />
    </MenuPlace>
  );
}

const Nav = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  [below.tablet]: { display: "none" },
  // Without enough room beside the tools, the navigation goes below, aligned with the mark.
  [from.tablet]: { order: 1, flexBasis: "100%", marginInlineStart: `-${space[2]}` },
  [from.desktop]: { order: 0, flexBasis: "auto", marginInlineStart: 0 },
});

const MenuPlace = styled.span({
  display: "inline-flex",
  borderRadius: radius.tile,
  "&[data-current=true]": { boxShadow: `inset 0 -2px ${color.ink}` },
});
