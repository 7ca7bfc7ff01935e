import { useState } from "react";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CheckInbox } from "./CheckInbox.tsx";
import { markAsked } from "./signup-mark.ts";
import { SignUpForm } from "./SignUpForm.tsx";

const LateSubscribed = lazyWithPreload(() =>
  import(/* webpackChunkName: "email-preferences" */ "./Subscribed.tsx").then((module) => module.Subscribed),
);

/** The outcome for the address. `mailed`: its owner is asked to confirm. */
type Outcome = { name: "mailed" | "subscribed"; email: string };

interface Props {
  /** `h3` within a section. */
  headingAs?: "h2" | "h3";
  className?: string;
}

/** A card with which visitors subscribe to the daily email. The browser remembers that they did. */
export function SignUpCard({ headingAs = "h2", className }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [typed, setTyped] = useState("");
  return (
    <Card className={className}>
      {outcome === null && (
        <SignUpForm
          headingAs={headingAs}
          knownEmail={typed}
          onDone={(status, email) => {
            setTyped(email);
            if (status !== "subscribed") markAsked(Date.now());
            setOutcome({ name: status === "subscribed" ? "subscribed" : "mailed", email });
          }}
        />
      )}
      {outcome?.name === "mailed" && (
        <CheckInbox takesFocus headingAs={headingAs} email={outcome.email} onBack={() => setOutcome(null)} />
      )}
      {outcome?.name === "subscribed" && <LateSubscribed headingAs={headingAs} email={outcome.email} />}
    </Card>
  );
}
