import styled from "@emotion/styled";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from "react";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";

interface Props {
  /** The first button's text. */
  label: string;
  /** The action's consequences; shown before it is confirmed. */
  children: ReactNode;
  /** The second button's text, and what it looks like. */
  confirmLabel: string;
  confirmAs?: ElementType<ComponentPropsWithRef<"button">>;
  pendingLabel: string;
  /** The text of the button to go back. */
  keepLabel: string;
  isPending: boolean;
  /** The reason why it failed. */
  failure: string | null;
  onConfirm: () => void;
}

/** An action in two steps: the first press says what it does, and the second one does it. */
export function ConfirmedAction(props: Props) {
  const {
    label,
    children,
    confirmLabel,
    confirmAs = Button,
    pendingLabel,
    keepLabel,
    isPending,
    failure,
  } = props;
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) text.current?.focus();
  }, [isAsked]);
  if (!isAsked)
    return (
      <Button type="button" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <Frame role="group" aria-labelledby={id}>
      <Words>
        <div id={id} ref={text} tabIndex={-1}>
          {children}
        </div>
        <div aria-live="polite">{failure !== null && <FieldError>{failure}</FieldError>}</div>
      </Words>
      <Buttons>
        <PendingButton
          as={confirmAs}
          type="button"
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </PendingButton>
        <Button type="button" onClick={() => setAsked(false)}>
          {keepLabel}
        </Button>
      </Buttons>
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", gap: space[3] });

const Words = styled.div({ "& > div:not(:empty) + div:not(:empty)": { marginTop: space[3] } });

const Buttons = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });
