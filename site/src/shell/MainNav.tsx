import styled from "@emotion/styled";
import { learnRoutes, routes, type SiteRoute } from "../routes.ts";
import { below, color, from, radius, space } from "../theme/tokens.ts";
import { Learn } from "./Learn.tsx";
import { NavLink } from "./NavLink.tsx";

/** The header's entries on screens that have room for them. */
export function MainNav({ path, name }: { path: string; name: string }) {
  return (
    <Nav aria-label={name}>
      <Entry {...routes.home} />
      <LearnPlace data-current={learnRoutes.some((route) => route.path === path)}>
        <Learn path={path} />
      </LearnPlace>
      <Entry {...routes.contact} />
      <Entry {...routes.about} />
      <Entry {...routes.adsFree} />
    </Nav>
  );
}

function Entry({ path, label }: SiteRoute) {
  return <NavLink to={path}>{label}</NavLink>;
}

const Nav = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  [below.tablet]: { display: "none" },
  // Where there is no room beside the tools, the entries stand below, from the mark's edge on.
  [from.tablet]: { order: 1, flexBasis: "100%", marginInlineStart: `-${space[2]}` },
  [from.desktop]: { order: 0, flexBasis: "auto", marginInlineStart: 0 },
});

const LearnPlace = styled.span({
  display: "inline-flex",
  borderRadius: radius.tile,
  "&[data-current=true]": { boxShadow: `inset 0 -2px ${color.ink}` },
});
