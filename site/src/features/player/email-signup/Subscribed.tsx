import styled from "@emotion/styled";
import { useEffect, useMemo, useRef } from "react";
import { color, space } from "../../../theme/tokens.ts";
import { CardHeading } from "../../../ui/layout/Card.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { LoadedPreferences } from "./LoadedPreferences.tsx";
import { PreferencesForm } from "./PreferencesForm.tsx";

interface Props {
  headingAs: "h2" | "h3";
  email: string;
}

/** A signed-in player is subscribed, and chooses what the emails hold. Takes the focus of the form. */
export function Subscribed({ headingAs, email }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const reader = useMemo(() => ({ player: email }), [email]);
  return (
    <Frame>
      <div>
        <Heading as={headingAs} ref={heading} tabIndex={-1}>
          You are subscribed
        </Heading>
        <p>
          The next riddle goes to <strong>{email}</strong>. Choose how it comes:
        </p>
      </div>
      <LoadedPreferences reader={reader}>
        {(preferences) =>
          // What was known before the sign-up is being loaded again.
          preferences.status === "none" ? (
            <Skeleton label="Loading the preferences" lines={4} />
          ) : (
            <PreferencesForm reader={reader} chosen={preferences} />
          )
        }
      </LoadedPreferences>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gap: space[5],
  overflowWrap: "anywhere",
  "& p": { color: color.inkSoft },
  "& strong": { color: color.ink, fontWeight: 600 },
});

const Heading = styled(CardHeading)({ "&:focus": { outline: "none" } });
