import { routes } from "../../../routes.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { SignUpCard } from "./SignUpCard.tsx";

interface Props {
  heading: string;
  /** Why, and what to do. */
  children: string;
}

/** In the place of a page whose link is worth nothing. Signing up again leads to a new one. */
export function BrokenLink({ heading, children }: Props) {
  return (
    <>
      <ErrorState
        level={1}
        heading={heading}
        actions={<ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>}
      >
        {children}
      </ErrorState>
      <SignUpCard />
    </>
  );
}
