import styled from "@emotion/styled";
import { useId, type MouseEvent } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { logFailure } from "../../../lib/log.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { print, scriptless, space, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { buttonStyle } from "../../../ui/buttons/button-styles.ts";
import { copyTargets, popupFeatures, shareTargets, type Shared } from "./share-targets.ts";

/** Buttons that share a page. */
export function Share({ url, text }: Shared) {
  const headingId = useId();
  const dispatch = useAppDispatch();
  const canShare = useHydrated() && "share" in navigator;

  /** @param title what the toast says when the link is copied */
  async function copy(title: string): Promise<void> {
    // Undefined without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    try {
      await clipboard?.writeText(url);
    } catch (error) {
      logFailure("Could not copy the link", error);
      dispatch(uncopied(url));
      return;
    }
    dispatch(clipboard ? toastShown({ title }) : uncopied(url));
  }

  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>Share this riddle</h2>
      <ul>
        {canShare && (
          <li>
            <Button type="button" onClick={() => void shareByDevice({ url, text })}>
              Share…
            </Button>
          </li>
        )}
        {shareTargets.map(({ name, address }) => (
          <li key={name}>
            <ShareLink
              href={address({ url, text })}
              target="_blank"
              rel="noopener external"
              onClick={openPopup}
            >
              {name}
            </ShareLink>
          </li>
        ))}
        {copyTargets.map((name) => (
          <li key={name} data-script>
            <Button type="button" onClick={() => void copy(`Copy the link and share it on ${name}`)}>
              {name}
            </Button>
          </li>
        ))}
        <li data-script>
          <Button type="button" onClick={() => void copy("Link copied")}>
            Copy link
          </Button>
        </li>
      </ul>
    </Frame>
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

async function shareByDevice({ url, text }: Shared): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    // The player has closed the device's dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    logFailure("Could not share the page", error);
  }
}

const uncopied = (url: string) =>
  toastShown({ title: "The link could not be copied", description: url, kind: "danger" });

const Frame = styled.section({
  marginTop: space[7],
  "& > h2": { marginBottom: space[3], font: type.minor },
  "& > ul": { display: "flex", flexWrap: "wrap", gap: space[2] },
  [scriptless]: { "& [data-script]": { display: "none" } },
  [print]: { display: "none" },
});

const ShareLink = styled.a(buttonStyle);
