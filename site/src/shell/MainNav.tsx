import styled from "@emotion/styled";
import { useAuth } from "../app/AuthProvider.tsx";
import { whereAdsAreOff } from "../features/visit/ads/before-paint.ts";
import { isMenu, type NavEntry } from "../settings/navigation.ts";
import { useSettings } from "../settings/Settings.tsx";
import { below, color, from, radius, space } from "../theme/tokens.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { NavLink } from "./NavLink.tsx";
import { leadsToAdsFree, withoutAdsFree } from "./without-ads-free.ts";

/** The header's navigation on screens that have room for it. */
export function MainNav({ path, name }: { path: string; name: string }) {
  const { header } = useSettings().navigation;
  const { isPremium } = useAuth();
  return (
    <Nav aria-label={name}>
      {withoutAdsFree(header, isPremium === true).map((entry) => (
        <Entry key={entry.label} entry={entry} path={path} />
      ))}
    </Nav>
  );
}

function Entry({ entry, path }: { entry: NavEntry; path: string }) {
  if (!isMenu(entry)) {
    const Link = leadsToAdsFree(entry) ? AdsFreeLink : NavLink;
    return <Link to={entry.to}>{entry.label}</Link>;
  }
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

/** A subscriber's document hides it from the first paint, before the session is known. */
const AdsFreeLink = styled(NavLink)({ [whereAdsAreOff]: { display: "none" } });

const MenuPlace = styled.span({
  display: "inline-flex",
  borderRadius: radius.tile,
  "&[data-current=true]": { boxShadow: `inset 0 -2px ${color.ink}` },
});
