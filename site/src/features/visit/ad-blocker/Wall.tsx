import styled from "@emotion/styled";
import { useEffect, useId, useRef, useState } from "react";
import { routes } from "../../../routes.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { color, measure, space, tight, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ButtonLink, MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";

interface Props {
  /** Checks again; resolves to whether an ad blocker is still active. */
  onCheck: () => Promise<boolean>;
}

/** A modal over the inert page that can't be closed; it disappears with the ad blocker. */
export function Wall({ onCheck }: Props) {
  const { product, price } = useSettings();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"asking" | "checking" | "still-there">("asking");

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const check = async (): Promise<void> => {
    setState("checking");
    setState((await onCheck()) ? "still-there" : "asking");
  };
  return (
    <Ground
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape even if the first was prevented.
      onClose={() => dialog.current?.showModal()}
    >
      <Body>
        <Heading id={headingId}>You are blocking ads</Heading>
        <p>
          A few quiet ads pay for the riddles of {product}. Turn your ad blocker off for this site, or keep it
          and go without ads for {price}.
        </p>
        <Ways>
          <PendingButton
            as={Button}
            type="button"
            isPending={state === "checking"}
            pendingLabel="Looking"
            onClick={() => void check()}
          >
            I&apos;ve Turned It Off
          </PendingButton>
          <MainButtonLink to={routes.adsFree.path}>Go Ads-Free</MainButtonLink>
          <ButtonLink to={routes.signIn.path}>{routes.signIn.label}</ButtonLink>
        </Ways>
        <p role="status">
          {state === "still-there" &&
            "Ads are still blocked. Some blockers need the page to be loaded again."}
        </p>
      </Body>
    </Ground>
  );
}

const Ground = styled.dialog({
  position: "fixed",
  inset: 0,
  width: "100%",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  margin: 0,
  padding: space[5],
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: 0,
  background: color.paper,
  color: color.ink,
  "&[open]": { display: "grid" },
});

const Body = styled.div({
  display: "grid",
  gap: space[5],
  alignContent: "center",
  maxWidth: measure.dialog,
  margin: "auto",
  "& > p": { color: color.inkSoft, font: type.prose },
});

const Heading = styled.h2({ font: type.page, letterSpacing: tight });

const Ways = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });
