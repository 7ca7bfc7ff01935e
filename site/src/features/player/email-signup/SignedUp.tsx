import styled from "@emotion/styled";
import { routes } from "../../../routes.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { CardHeading } from "../../../ui/layout/Card.tsx";

interface Props {
  headingAs: "h2" | "h3";
  state: "asked" | "subscribed";
  /** The email address of a signed-in player. */
  player: string | null;
  /** Called by a visitor who wants the form again. */
  onAgain: () => void;
}

/** What the card says to those who have signed up before. */
export function SignedUp({ headingAs, state, player, onAgain }: Props) {
  return (
    <Frame>
      <Heading as={headingAs}>{state === "subscribed" ? "You are subscribed" : "Check your inbox"}</Heading>
      <p>
        {state === "asked" &&
          "We have sent you an email with a link. Open the link to confirm: only then do the daily hints begin. It works for 7 days."}
        {state === "subscribed" && player !== null && (
          <>
            Each day&apos;s riddle goes to <strong>{player}</strong>.
          </>
        )}
        {state === "subscribed" &&
          player === null &&
          "Each day's riddle comes to your inbox. Every email has a link to your preferences at its foot."}
      </p>
      <Actions>
        {state === "subscribed" && player !== null ? (
          <ButtonLink to={routes.emailPreferences.path}>Preferences</ButtonLink>
        ) : (
          <Button type="button" onClick={onAgain}>
            {state === "asked" ? "Sign up again" : "Sign up another address"}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gap: space[2],
  overflowWrap: "anywhere",
  "& > p": { color: color.inkSoft, textWrap: "pretty" },
  "& strong": { color: color.ink, fontWeight: 600 },
});

const Heading = styled(CardHeading)({ marginBottom: 0 });
