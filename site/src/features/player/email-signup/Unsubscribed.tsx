import { EmailFrame } from "./EmailFrame.tsx";
import { SignUpCard } from "./SignUpCard.tsx";

/** The subscription has ended, with a way back. */
export function Unsubscribed() {
  return (
    <EmailFrame
      takesFocus
      title="You are unsubscribed"
      intro="No daily email comes any more, and your address is off our list. Pressed by mistake? Sign up again:"
    >
      <SignUpCard />
    </EmailFrame>
  );
}
