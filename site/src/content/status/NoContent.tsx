import { Head } from "../../head/Head.tsx";
import { routes } from "../../routes.ts";
import { MainButton } from "../../ui/buttons/Button.tsx";
import { ButtonLink, MainButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";

/** Shown while the content lake doesn't respond. */
export function UnavailablePage() {
  const heading = "This page can't be shown at the moment";
  const text = "The site can't reach its texts. They are not lost, and they come back by themselves.";
  return (
    <>
      <Head title={heading} description={text} />
      <ErrorState
        level={1}
        heading={heading}
        actions={
          <>
            <MainButton type="button" onClick={() => location.reload()}>
              Try Again
            </MainButton>
            <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
          </>
        }
      >
        {text}
      </ErrorState>
    </>
  );
}

/** Shown for one of the site's own pages that isn't written yet. */
export function EmptyPage() {
  const heading = "Nothing is written here yet";
  const text = "This page has a place on the site, and its texts are still to come. Look in again soon.";
  return (
    <>
      <Head title={heading} description={text} />
      <ErrorState
        level={1}
        heading={heading}
        actions={<MainButtonLink to={routes.home.path}>Go to Homepage</MainButtonLink>}
      >
        {text}
      </ErrorState>
    </>
  );
}
