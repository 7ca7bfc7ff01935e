import { AccountLinks } from "../../features/session/AccountLinks.tsx";
import { SessionParts } from "../../features/session/SessionParts.tsx";
import { Header } from "../../shell/Header.tsx";
import type { SessionState } from "../../state/session-slice.ts";
import { Row } from "./Row.tsx";
import { WithSession } from "./WithSession.tsx";

const sessions: readonly { name: string; session: SessionState }[] = [
  { name: "Signed out", session: { status: "signed-out" } },
  { name: "Loading", session: { status: "loading" } },
  { name: "Free", session: signedIn("player@example.org", false) },
  { name: "Premium", session: signedIn("player@example.org", true) },
  { name: "Long address", session: signedIn("somebody.with.patience@puzzles.example.org", false) },
];

/** The header in every session state, its phone variant, and the footer's account column. */
export function HeaderSection() {
  return sessions.map(({ name, session }) => (
    <WithSession key={name} session={session}>
      <h3>{name}</h3>
      <Header path="/" navName={`Main, ${name}`} />
      <Row>
        <SessionParts />
      </Row>
      <AccountLinks />
    </WithSession>
  ));
}

function signedIn(email: string, isSubscribed: boolean): SessionState {
  return { status: "signed-in", user: { email, isSubscribed } };
}
