import styled from "@emotion/styled";
import { routes } from "../../../routes.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";

/** Asks the visitor to allow ads. Closing it in any way means no, for the rest of the session. */
export function BlockerDialog({ onDismiss }: { onDismiss: () => void }) {
  const { product, price } = useSettings();
  return (
    <Dialog
      isOpen
      onClose={onDismiss}
      heading="You are blocking ads"
      description={`A few quiet ads pay for the riddles of ${product}. Let them through, or keep your blocker and go without them for ${price}.`}
    >
      <Ways>
        <MainButtonLink to={routes.adsFree.path}>Go Ads-Free</MainButtonLink>
        <Button type="button" onClick={onDismiss}>
          I&apos;ll Disable My Ad Blocker
        </Button>
      </Ways>
    </Dialog>
  );
}

const Ways = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });
