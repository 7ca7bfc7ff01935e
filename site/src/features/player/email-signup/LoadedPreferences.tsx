import styled from "@emotion/styled";
import type { Preferences } from "@wordlehint/contracts";
import type { ReactNode } from "react";
import type { RequestFailure } from "../../../state/base-query.ts";
import { useEmailPreferencesQuery, type Reader } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";

interface Props {
  reader: Reader;
  children: (preferences: Preferences) => ReactNode;
  /** Shown where the link isn't valid; else that says why nothing can be loaded. */
  refused?: ReactNode;
}

/** Loads a subscriber's preferences, or shows that they can't be loaded. */
export function LoadedPreferences({ reader, children, refused }: Props) {
  const { currentData, error, isFetching, refetch } = useEmailPreferencesQuery(reader);
  if (currentData) return children(currentData);
  if (!error) return <Skeleton label="Loading the preferences" lines={4} />;
  if (refused !== undefined && isRefusal(error)) return refused;
  return (
    <Frame>
      <div role="alert">
        <FieldError>The preferences couldn&apos;t be loaded. {failureWords(error)}</FieldError>
      </div>
      <PendingButton
        as={Button}
        type="button"
        isPending={isFetching}
        pendingLabel="Trying again"
        onClick={() => void refetch()}
      >
        Try again
      </PendingButton>
    </Frame>
  );
}

function isRefusal(error: RequestFailure | object): boolean {
  return "status" in error && (error.status === 400 || error.status === 401);
}

const Frame = styled.div({ display: "grid", justifyItems: "start", gap: space[3] });
