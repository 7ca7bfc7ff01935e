import styled from "@emotion/styled";
import { sessionPresent } from "../features/player/session/before-paint.ts";
import { SessionParts } from "../features/player/session/index.ts";
import { ThemeSwitch } from "../features/visit/theme/index.ts";
import { routes } from "../routes.ts";
import { useSettings } from "../settings/Settings.tsx";
import { below, border, family, from, size, space, tight, touch } from "../theme/tokens.ts";
import { Wrap } from "../ui/layout/Wrap.tsx";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";
import { MainNav } from "./MainNav.tsx";
import { Mark } from "./Mark.tsx";
import { MenuToggle } from "./MenuToggle.tsx";
import { SearchLink } from "./SearchLink.tsx";

interface Props {
  path: string;
  /** The accessible name of the navigation. */
  navName?: string;
}

export function Header({ path, navName = "Main" }: Props) {
  const { product } = useSettings();
  return (
    <Bar>
      <Row>
        <Home to={routes.home.path}>
          <Mark />
          <span>{product}</span>
        </Home>
        <MainNav path={path} name={navName} />
        <Tools>
          <SearchLink />
          <SwitchPlace>
            <ThemeSwitch />
          </SwitchPlace>
          <SessionPlace>
            <SessionParts />
          </SessionPlace>
          <MenuPlace>
            <MenuToggle />
          </MenuPlace>
        </Tools>
      </Row>
    </Bar>
  );
}

const Bar = styled.header({ borderBottom: border.rule });

/** Enlarged text wraps onto further rows. */
const Row = styled(Wrap)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  minHeight: "58px",
  paddingBlock: "7px",
  [from.tablet]: { minHeight: "64px" },
});

const Home = styled(SiteLink)({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: touch,
  font: `600 ${size.heading}/1 ${family.serif}`,
  letterSpacing: tight,
  textDecoration: "none",
  // Newsreader's capitals sit high in their line; this centers them beside the mark.
  "& > span:last-of-type": { translate: "0 .12em" },
});

const Tools = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  marginInlineStart: "auto",
});

/** Reserves the width of a signed-in player's entries from the first paint on, to avoid a layout shift. */
const SessionPlace = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  minHeight: touch,
  [sessionPresent]: { flexWrap: "nowrap", gap: space[1], width: "26rem", maxWidth: "100%" },
  // Beside the navigation there is less room, until the column has its full width.
  [from.desktop]: { [sessionPresent]: { width: "clamp(20rem, 100vw - 42rem, 26rem)" } },
  [below.tablet]: { display: "none" },
});

/** Where there is no room for it, the menu has another one. */
const SwitchPlace = styled.div({ display: "flex", [below.phone]: { display: "none" } });

const MenuPlace = styled.div({
  [from.tablet]: { display: "none" },
  [below.phone]: { "&& > *": { paddingInline: space[3] } },
});
