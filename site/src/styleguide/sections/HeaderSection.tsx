import { AccountLinks, SessionParts } from "../../features/player/session/index.ts";
import { Header } from "../../shell/Header.tsx";
import type { SessionUser } from "../../state/session-user.ts";
import { Row } from "./Row.tsx";
import { WithSession } from "./WithSession.tsx";

const sessions: readonly { name: string; token: string | null; user?: SessionUser }[] = [
  { name: "Signed out", token: null },
  { name: "Loading", token: "loading" },
  { name: "Free", token: "free", user: { email: "player@example.org", isSubscribed: false } },
  { name: "Premium", token: "premium", user: { email: "player@example.org", isSubscribed: true } },
  {
    name: "Long address",
    token: "long",
    user: { email: "somebody.with.patience@puzzles.example.org", isSubscribed: false },
  },
];

/** The header in every session state, its phone variant, and the footer's account column. */
export function HeaderSection() {
  return sessions.map(({ name, ...session }) => (
    <WithSession key={name} {...session}>
      <h3>{name}</h3>
      <Header path="/" navName={`Main, ${name}`} />
      <Row>
        <SessionParts />
      </Row>
      <AccountLinks />
    </WithSession>
  ));
}
