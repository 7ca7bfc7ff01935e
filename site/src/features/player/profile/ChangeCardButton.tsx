import { routes } from "../../../routes.ts";
import { useOpenPortalMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";

/** Leads to the payment provider's page for the card where one is set up, or else to our own. */
export function ChangeCardButton() {
  const [openPortal, { isLoading, error }] = useOpenPortalMutation();

  async function lead(): Promise<void> {
    const { data } = await openPortal();
    if (data) location.assign(data.url ?? routes.changeCard.path);
  }

  return (
    <>
      <PendingButton
        as={Button}
        type="button"
        isPending={isLoading}
        pendingLabel="Opening"
        onClick={() => void lead()}
      >
        {routes.changeCard.label}
      </PendingButton>
      <div aria-live="polite">{error && <FieldError>{failureWords(error)}</FieldError>}</div>
    </>
  );
}
