import { hintErrorHeading, hintErrorText } from "../lib/hint-error-words.ts";
import { routes } from "../routes.ts";
import { useSettings } from "../settings/Settings.tsx";
import { MainButton } from "../ui/buttons/Button.tsx";
import { ButtonLink } from "../ui/buttons/ButtonLink.tsx";
import { ListLink } from "../ui/navigation/ListLink.tsx";
import { ErrorState } from "../ui/states/ErrorState.tsx";

/** Replaces a page that failed to render; the home page and the hint page have texts of their own. */
export function PageError({ path }: { path: string }) {
  const { product } = useSettings();
  if (path === routes.home.path) {
    return (
      <ErrorState
        level={1}
        heading={`Error Loading ${product}'s Riddle`}
        actions={<Reload>Reload Now</Reload>}
      >
        We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically
        retry shortly.
      </ErrorState>
    );
  }
  const isHint = /^\/wordle-hint(\/|$)/.test(path);
  return (
    <ErrorState
      level={1}
      heading={isHint ? hintErrorHeading : "This page got stuck"}
      actions={
        <>
          <Reload>Refresh</Reload>
          <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
          <ListLink to={routes.about.path}>{routes.about.label}</ListLink>
          <ListLink to={routes.contact.path}>{routes.contact.label}</ListLink>
        </>
      }
    >
      {isHint ? hintErrorText : "Something on it failed. Reloading usually helps; nothing of yours is lost."}
    </ErrorState>
  );
}

function Reload({ children }: { children: string }) {
  return (
    <MainButton type="button" onClick={() => location.reload()}>
      {children}
    </MainButton>
  );
}
