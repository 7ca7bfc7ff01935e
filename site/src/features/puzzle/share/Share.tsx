import styled from "@emotion/styled";
import { useId, type MouseEvent } from "react";
import { routes } from "../../../routes.ts";
import { useShare, type Shared } from "../../../app/use-share.ts";
import { color, icon, print, scriptless, space, touch, type } from "../../../theme/tokens.ts";
import { Button, MainButton } from "../../../ui/buttons/Button.tsx";
import { buttonStyle } from "../../../ui/buttons/button-styles.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { networkIcons, type Network } from "./network-icons.ts";
import { copyTargets, popupFeatures, shareTargets } from "./share-targets.ts";

/** Buttons that share a page: by the device's sheet, by its link, and on networks. */
export function Share({ url, text }: Shared) {
  const headingId = useId();
  const { share, copy } = useShare();
  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>Share this riddle</h2>
      <div>
        <MainButton type="button" data-script onClick={() => void share({ url, text })}>
          Share
        </MainButton>
        <Button type="button" data-script onClick={() => void copy(url, "Link copied")}>
          Copy link
        </Button>
        <ul>
          {shareTargets.map(({ name, address }) => (
            <li key={name}>
              <ShareLink
                href={address({ url, text })}
                target="_blank"
                rel="noopener external"
                aria-label={name}
                title={name}
                onClick={openPopup}
              >
                <Mark network={name} />
              </ShareLink>
            </li>
          ))}
          {copyTargets.map((name) => (
            <li key={name} data-script>
              <ShareButton
                type="button"
                aria-label={name}
                title={name}
                onClick={() => void copy(url, `Copy the link and share it on ${name}`)}
              >
                <Mark network={name} />
              </ShareButton>
            </li>
          ))}
        </ul>
      </div>
      <p>
        Or <SiteLink to={routes.riddleForFriend.path}>write a riddle for a friend</SiteLink>.
      </p>
    </Frame>
  );
}

function Mark({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={networkIcons[network]} />
    </svg>
  );
}

/** Opens a small window. If the browser blocks it, the link opens as usual, in a new tab. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const popup = window.open(event.currentTarget.href, "share", popupFeatures);
  if (!popup) return;
  event.preventDefault();
  popup.opener = null;
}

const Frame = styled.section({
  marginTop: space[7],
  "& > h2": { marginBottom: space[3], font: type.minor },
  "& > div, & ul": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] },
  "& ul": { marginInlineStart: space[1] },
  "& > p": { marginTop: space[3], color: color.inkSoft },
  [scriptless]: { "& [data-script]": { display: "none" } },
  [print]: { display: "none" },
});

const square = {
  width: touch,
  padding: 0,
  "& > svg": { width: icon.control, height: icon.control, fill: "currentColor" },
} as const;

const ShareLink = styled.a(buttonStyle, square);
const ShareButton = styled.button(buttonStyle, square);
