import styled from "@emotion/styled";
import { useEffect, useEffectEvent } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { redirectTo } from "../../../lib/redirect-to.ts";
import { routes } from "../../../routes.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { color, measure, size, space, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { useActivation } from "./use-activation.ts";

interface Props {
  user: SessionUser;
  /** Premium can be paid for instead. */
  onPayInstead: () => void;
}

/** After a payment: waits until Premium is in force, shows a toast, and redirects to the home page. */
export function Activation({ user: { email, isSubscribed }, onPayInstead }: Props) {
  const dispatch = useAppDispatch();
  const { isLate, refusal, checkAgain } = useActivation(email);
  const finish = useEffectEvent(() => {
    dispatch(
      toastShown({
        title: "Payment Successful",
        description: "You are now subscribed to the ad-free experience!",
      }),
    );
    redirectTo(routes.home.path);
  });
  useEffect(() => {
    if (isSubscribed) finish();
  }, [isSubscribed]);
  if (refusal === null) return <ActivationState isLate={isLate} onCheck={checkAgain} />;
  return (
    <Frame role="alert">
      <h2>No free days this time</h2>
      <p>{refusal} You can subscribe without them.</p>
      <Button type="button" onClick={onPayInstead}>
        See the Price
      </Button>
    </Frame>
  );
}

interface StateProps {
  isLate: boolean;
  onCheck: () => void;
}

/** The state of the activation, shown meanwhile. */
export function ActivationState({ isLate, onCheck }: StateProps) {
  if (!isLate)
    return (
      <Frame role="status">
        <h2>
          <Spinner /> Switching Premium on…
        </h2>
        <p>Your payment was taken. This takes a moment; the page goes on by itself.</p>
      </Frame>
    );
  return (
    <Frame role="alert">
      <h2>Premium isn&apos;t switched on yet</h2>
      <p>
        The payment provider hasn&apos;t confirmed your payment to us so far. You don&apos;t need to pay
        again, and you can leave this page: Premium switches on by itself, at the latest within a day. If it
        doesn&apos;t, write to us.
      </p>
      <Button type="button" onClick={onCheck}>
        Check Again
      </Button>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxWidth: measure.text,
  "& > h2": { display: "flex", alignItems: "center", gap: space[3], font: type.title },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
});
