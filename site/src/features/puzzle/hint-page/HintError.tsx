import { Head } from "../../../head/Head.tsx";
import { hintErrorHeading, hintErrorText } from "../../../lib/hint-error-words.ts";
import { routes } from "../../../routes.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";

interface Props {
  isPending: boolean;
  onRefresh: () => void;
}

/** Replaces a hint page whose riddle could not be fetched. */
export function HintError({ isPending, onRefresh }: Props) {
  return (
    <>
      <Head title={hintErrorHeading} description={hintErrorText} />
      <ErrorState
        level={1}
        heading={hintErrorHeading}
        actions={
          <>
            <PendingButton type="button" isPending={isPending} pendingLabel="Refresh" onClick={onRefresh}>
              Refresh
            </PendingButton>
            <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
            <ListLink to={routes.about.path}>{routes.about.label}</ListLink>
            <ListLink to={routes.contact.path}>{routes.contact.label}</ListLink>
          </>
        }
      >
        {hintErrorText}
      </ErrorState>
    </>
  );
}
