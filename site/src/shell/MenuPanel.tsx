import styled from "@emotion/styled";
import { useEffect, type MouseEvent } from "react";
import { useAuth } from "../app/AuthProvider.tsx";
import { SessionParts } from "../features/player/session/index.ts";
import { ThemeSwitch } from "../features/visit/theme/index.ts";
import { useSettings } from "../settings/Settings.tsx";
import { border, color, space, touch, type } from "../theme/tokens.ts";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";
import { Panel } from "../ui/overlays/Panel.tsx";
import { closeByGesture } from "./close-by-gesture.ts";
import { menuGroups } from "./menu-groups.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  path: string;
}

/** Navigation, account and theme for screens that have no room for them in the header. */
export function MenuPanel({ isOpen, onClose, path }: Props) {
  const { navigation } = useSettings();
  const { isPremium } = useAuth();
  useEffect(() => (isOpen ? closeByGesture(onClose) : undefined), [isOpen, onClose]);
  const closeOnLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest("a")) onClose();
  };
  return (
    <Panel isOpen={isOpen} onClose={onClose} heading="Menu">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what its links do, keys included */}
      <div onClick={closeOnLink}>
        <Session>
          <SessionParts />
        </Session>
        <nav aria-label="Menu">
          {menuGroups(navigation, isPremium === true).map(({ heading, entries }, index) => (
            <Group key={index}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {entries.map(({ to, label }) => (
                  <li key={to}>
                    <Entry to={to} aria-current={to === path ? "page" : undefined}>
                      {label}
                    </Entry>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </nav>
        <Theme>
          Theme <ThemeSwitch />
        </Theme>
      </div>
    </Panel>
  );
}

const Session = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  paddingBottom: space[4],
});

const Group = styled.div({
  paddingBlock: space[2],
  borderTop: border.rule,
  "& > h3": { paddingBlock: space[2], color: color.inkSoft, font: type.control, fontWeight: 400 },
});

const Entry = styled(SiteLink)({
  display: "flex",
  alignItems: "center",
  minHeight: touch,
  font: type.minor,
  textDecoration: "none",
  "&[aria-current=page]": { paddingInlineStart: space[3], boxShadow: `inset 3px 0 ${color.green}` },
});

const Theme = styled.div({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingTop: space[2],
  borderTop: border.rule,
});
