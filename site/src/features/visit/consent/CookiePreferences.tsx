import styled from "@emotion/styled";
import { useState } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { selectConsent } from "../../../state/consent-slice.ts";
import { overlayClosed } from "../../../state/overlay-slice.ts";
import { space } from "../../../theme/tokens.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { useChooseConsent } from "./use-consent.ts";

const nothingMore = { analytics: false, advertising: false };

/** Consent by purpose. Nothing changes before Save. */
export function CookiePreferences() {
  const dispatch = useAppDispatch();
  const choose = useChooseConsent();
  const consent = useAppSelector(selectConsent);
  const [choice, setChoice] = useState(consent.status === "answered" ? consent.choice : nothingMore);
  const close = (): void => void dispatch(overlayClosed());
  const save = (): void => {
    choose(choice);
    close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      heading="Cookie preferences"
      description="Your choice takes effect at once and holds for 180 days. You can change it at the foot of every page."
    >
      <Purposes>
        <Switch
          label="Necessary"
          help="Your sign-in, your time zone, your settings and results, and this choice. Always on."
          isOn
          isDisabled
          onChange={() => undefined}
        />
        <Switch
          label="Analytics"
          help="Counts the pages that are read and how quickly they came, without your name or email address."
          isOn={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
        />
        <Switch
          label="Advertising"
          help="Lets our partner fill the places marked as advertisements. Otherwise they show our own."
          isOn={choice.advertising}
          onChange={(advertising) => setChoice({ ...choice, advertising })}
        />
      </Purposes>
      <MainButton type="button" onClick={save}>
        Save
      </MainButton>
    </Dialog>
  );
}

const Purposes = styled.div({ display: "grid", gap: space[2], width: "100%" });
