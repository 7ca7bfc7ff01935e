import { Head } from "../../../head/Head.tsx";
import { routes } from "../../../routes.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";

const heading = "Error Loading the Hint Archive";
const text = "We encountered an issue retrieving the riddles. Please try again later.";

interface Props {
  isPending: boolean;
  onRefresh: () => void;
}

/** Replaces a page of the archive whose riddles could not be fetched. */
export function ArchiveError({ isPending, onRefresh }: Props) {
  return (
    <>
      <Head title={heading} description={text} />
      <ErrorState
        level={1}
        heading={heading}
        actions={
          <>
            <PendingButton type="button" isPending={isPending} pendingLabel="Refresh" onClick={onRefresh}>
              Refresh
            </PendingButton>
            <ButtonLink to={routes.todaysHint.path}>{routes.todaysHint.label}</ButtonLink>
            <ListLink to={routes.about.path}>{routes.about.label}</ListLink>
            <ListLink to={routes.contact.path}>{routes.contact.label}</ListLink>
          </>
        }
      >
        {text}
      </ErrorState>
    </>
  );
}
