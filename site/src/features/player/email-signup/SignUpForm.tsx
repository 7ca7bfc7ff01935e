import styled from "@emotion/styled";
import { useState, type SubmitEvent } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { useAppDispatch } from "../../../app/hooks.ts";
import { track } from "../../../lib/track.ts";
import { browserZone } from "../../../lib/zone.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { toastShown } from "../../../state/toast-slice.ts";
import { color, space } from "../../../theme/tokens.ts";
import { EmailField } from "../../../ui/forms/EmailField.tsx";
import type { Fault } from "../../../ui/forms/form-faults.ts";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Honeypot, honeypotName } from "../../../ui/forms/Honeypot.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { CardHeading } from "../../../ui/layout/Card.tsx";
import { isAddress } from "./is-address.ts";
import type { SignUpOutcome } from "./send-sign-up.ts";
import { invalidEmail, welcome } from "./signup-words.ts";

interface Props {
  headingAs: "h2" | "h3";
  /** Already filled in. */
  knownEmail: string;
  onDone: (status: "confirmation-sent" | "subscribed", email: string) => void;
}

const names = ["email", honeypotName] as const;

const faultsOf = ({ email = "" }: Readonly<Record<string, string>>): readonly Fault[] =>
  isAddress(email) ? [] : [{ path: "email", message: invalidEmail.description }];
const loadCheck = () => Promise.resolve(faultsOf);

/** The form of the card. What it needs to send is loaded when it is sent. */
export function SignUpForm({ headingAs, knownEmail, onDone }: Props) {
  const dispatch = useAppDispatch();
  const { product } = useSettings();
  const player = useAuth().user?.email ?? "";
  const [failure, setFailure] = useState<string | null>(null);

  const { form, field, isPending, read } = useForm({
    names,
    loadCheck,
    onAttempt: () => setFailure(null),
    send: async ({ email: typed, website }): Promise<readonly Fault[]> => {
      const email = typed.trim();
      const outcome = await sent(dispatch, { email, timeZone: browserZone(), website });
      if (outcome.status !== "failed") {
        if (outcome.status === "subscribed") {
          dispatch(toastShown(welcome(product)));
          track({ name: "email_subscription" });
        }
        onDone(outcome.status, email);
        return [];
      }
      const isAboutAddress = outcome.faults.some(({ path }) => path === "email");
      if (!isAboutAddress) setFailure(outcome.reason);
      dispatch(
        toastShown(
          isAboutAddress ? invalidEmail : { title: "Error", description: outcome.reason, kind: "danger" },
        ),
      );
      return outcome.faults;
    },
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!isAddress(read("email"))) dispatch(toastShown(invalidEmail));
    form.onSubmit(event);
  };

  return (
    <>
      <CardHeading as={headingAs}>Daily hints by email</CardHeading>
      <Intro>
        Each day&apos;s riddle in your inbox as soon as it is out. No spoilers, and one click ends it.
      </Intro>
      <Frame {...form} onSubmit={onSubmit} aria-label="Daily hints by email">
        <EmailField
          {...field("email")}
          label="Email"
          autoComplete="email"
          defaultValue={knownEmail || player}
        />
        <Honeypot />
        {failure && <FormMessage kind="danger">{failure}</FormMessage>}
        <SubmitButton isPending={isPending} pendingLabel="Signing up">
          Get daily hints
        </SubmitButton>
      </Frame>
    </>
  );
}

async function sent(
  dispatch: ReturnType<typeof useAppDispatch>,
  signUp: { email: string; timeZone: string; website: string },
): Promise<SignUpOutcome> {
  const late = await import(/* webpackChunkName: "email-sign-up" */ "./send-sign-up.ts").catch(() => null);
  if (!late) return { status: "failed", reason: unloaded, faults: [] };
  return late.sendSignUp(dispatch, signUp);
}

const unloaded = "A part of this page couldn't be loaded. Check your connection and try again.";

const Intro = styled.p({ marginBottom: space[4], color: color.inkSoft, textWrap: "pretty" });

const Frame = styled.form({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  justifyItems: "stretch",
});
