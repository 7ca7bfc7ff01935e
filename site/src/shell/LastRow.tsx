import styled from "@emotion/styled";
import { useAppDispatch } from "../app/hooks.ts";
import { useSettings } from "../settings/Settings.tsx";
import { overlayOpened } from "../state/overlay-slice.ts";
import { border, space } from "../theme/tokens.ts";
import { ListButton, ListLink } from "../ui/navigation/ListLink.tsx";

/** The footer's last row: legal links, cookie preferences and social profiles. */
export function LastRow() {
  const dispatch = useAppDispatch();
  const { navigation, socialLinks } = useSettings();
  return (
    <Row>
      {navigation.legal.map(({ to, label }) => (
        <li key={to}>
          <ListLink to={to}>{label}</ListLink>
        </li>
      ))}
      <li>
        <ListButton
          type="button"
          aria-haspopup="dialog"
          onClick={() => dispatch(overlayOpened("cookie-preferences"))}
        >
          Cookie preferences
        </ListButton>
      </li>
      {socialLinks.map(({ network, url }) => (
        <li key={url}>
          <ListLink to={url} rel="me noopener">
            {network}
          </ListLink>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[6]}`,
  marginBlock: `${space[6]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: border.rule,
});
