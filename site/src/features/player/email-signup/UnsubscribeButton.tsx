import type { ElementType, ComponentPropsWithRef } from "react";
import { useState } from "react";
import { useUnsubscribeMutation, type Reader } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { removeMark } from "./signup-mark.ts";

interface Props {
  /** Null as long as it isn't known: a press does nothing. */
  reader: Reader | null;
  onDone: () => void;
  /** Called if the link is invalid. Without it, the error is shown below the button. */
  onRefuse?: (reason: string) => void;
  as?: ElementType<ComponentPropsWithRef<"button">>;
}

/** Ends the subscription with one press. */
export function UnsubscribeButton({ reader, onDone, onRefuse, as = Button }: Props) {
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(by: Reader): Promise<void> {
    setFailure(null);
    const { error } = await unsubscribe(by);
    if (!error) {
      removeMark();
      onDone();
      return;
    }
    const reason = failureWords(error);
    if (onRefuse && "status" in error && error.status === 400) onRefuse(reason);
    else setFailure(reason);
  }

  return (
    <>
      <PendingButton
        as={as}
        type="button"
        isPending={isLoading}
        pendingLabel="Unsubscribing"
        onClick={() => void (reader && send(reader))}
      >
        Unsubscribe
      </PendingButton>
      <div role="status">{failure && <FieldError>{failure}</FieldError>}</div>
    </>
  );
}
