import styled from "@emotion/styled";
import { AccountLinks } from "../features/player/session/index.ts";
import type { SiteLinkTo } from "../settings/navigation.ts";
import { useSettings } from "../settings/Settings.tsx";
import { border, color, from, space, touch, type } from "../theme/tokens.ts";
import { Wrap } from "../ui/layout/Wrap.tsx";
import { ListLink } from "../ui/navigation/ListLink.tsx";
import { LastRow } from "./LastRow.tsx";
import { siteMapId } from "./site-map.ts";

export function Footer() {
  const { product, tagline, navigation } = useSettings();
  return (
    <Ground>
      <Wrap>
        <Columns id={siteMapId} aria-label="Footer">
          {navigation.footer.map(({ label, links }) => (
            <section key={label}>
              <Heading>{label}</Heading>
              {links.length > 0 ? (
                <Links links={links} />
              ) : (
                <AccountPlace>
                  <AccountLinks />
                </AccountPlace>
              )}
            </section>
          ))}
        </Columns>
        <LastRow />
        <p>
          <Name>{product}</Name> {tagline}
        </p>
      </Wrap>
    </Ground>
  );
}

function Links({ links }: { links: readonly SiteLinkTo[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <ListLink to={to}>{label}</ListLink>
        </li>
      ))}
    </ul>
  );
}

const Ground = styled.footer({
  // Grows from the page's end downwards. If a margin pushed it to the bottom, it would move up when its
  // entries arrive.
  flex: "1 0 auto",
  paddingBlock: `${space[7]} ${space[8]}`,
  borderTop: border.rule,
  background: color.sunken,
  color: color.inkSoft,
});

const Columns = styled.nav({
  display: "grid",
  gap: `${space[6]} ${space[7]}`,
  [from.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});

const Heading = styled.h2({ marginBottom: space[2], color: color.ink, font: type.minor });

/** Reserves the height of the longest account list, which the browser fills once it knows the session. */
const AccountPlace = styled.div({ minHeight: `calc(3 * ${touch})` });

const Name = styled.span({ color: color.ink, font: type.minor });
