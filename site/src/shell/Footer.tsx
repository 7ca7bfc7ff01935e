import styled from "@emotion/styled";
import { AccountLinks } from "../features/session/AccountLinks.tsx";
import type { SiteRoute } from "../routes.ts";
import { useSettings } from "../settings/Settings.tsx";
import { border, color, from, space, touch, type } from "../theme/tokens.ts";
import { ListLink } from "../ui/ListLink.tsx";
import { Wrap } from "../ui/Wrap.tsx";
import { LastRow } from "./LastRow.tsx";
import { columns, siteMapId } from "./site-map.ts";

export function Footer() {
  const { product, tagline } = useSettings();
  return (
    <Ground>
      <Wrap>
        <Columns id={siteMapId} aria-label="Footer">
          {columns.map(({ heading, entries }) => (
            <section key={heading}>
              <Heading>{heading}</Heading>
              <Links routes={entries} />
            </section>
          ))}
          <section>
            <Heading>Account</Heading>
            <AccountPlace>
              <AccountLinks />
            </AccountPlace>
          </section>
        </Columns>
        <LastRow />
        <p>
          <Name>{product}</Name> {tagline}
        </p>
      </Wrap>
    </Ground>
  );
}

function Links({ routes }: { routes: readonly SiteRoute[] }) {
  return (
    <ul>
      {routes.map(({ path, label }) => (
        <li key={path}>
          <ListLink to={path}>{label}</ListLink>
        </li>
      ))}
    </ul>
  );
}

const Ground = styled.footer({
  marginTop: "auto",
  paddingBlock: `${space[7]} ${space[8]}`,
  borderTop: border.rule,
  background: color.sunken,
  color: color.inkSoft,
});

const Columns = styled.nav({
  display: "grid",
  gap: `${space[6]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const Heading = styled.h2({ marginBottom: space[2], color: color.ink, font: type.minor });

/** As high as the most that can stand here: the browser fills it once it knows the session. */
const AccountPlace = styled.div({ minHeight: `calc(3 * ${touch})` });

const Name = styled.span({ color: color.ink, font: type.minor });
