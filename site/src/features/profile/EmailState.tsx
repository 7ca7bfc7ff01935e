import styled from "@emotion/styled";
import { useEmailStatusQuery } from "../../state/account-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { space } from "../../theme/tokens.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { StateLine } from "./StateLine.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { SendLinkAgain } from "./SendLinkAgain.tsx";

/** Whether the address is verified, with another link if it isn't, and the address that is to replace it. */
export function EmailState({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useEmailStatusQuery();
  if (!data) {
    if (!error) return <StateLine>Checking the address</StateLine>;
    return (
      <LoadFailure isPending={isFetching} onRetry={() => void refetch()}>
        We couldn&apos;t check whether it is verified. {failureWords(error)}
      </LoadFailure>
    );
  }
  return (
    <States>
      {data.verifiedAt === null ? (
        <>
          <StateLine kind="attention">Not verified yet</StateLine>
          <SendLinkAgain email={email} />
        </>
      ) : (
        <StateLine kind="good">Verified</StateLine>
      )}
      {data.pending && <PendingEmail pending={data.pending} />}
    </States>
  );
}

const States = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[2],
});
