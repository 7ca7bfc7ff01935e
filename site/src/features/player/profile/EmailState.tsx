import styled from "@emotion/styled";
import { useEmailStatusQuery } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { space, touch } from "../../../theme/tokens.ts";
import { ListButton } from "../../../ui/navigation/ListLink.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { StateLine } from "./StateLine.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { SendLinkAgain } from "./SendLinkAgain.tsx";

interface Props {
  email: string;
  /** Opens the view for changing the address. */
  onChange: () => void;
}

/** The verification state of the address, with another link if it isn't verified, and the address that is to replace it. */
export function EmailState({ email, onChange }: Props) {
  const { data, error, isFetching, refetch } = useEmailStatusQuery();
  if (!data) {
    if (!error) {
      return (
        <States>
          <StateLine>Checking</StateLine>
        </States>
      );
    }
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
        <>
          <StateLine kind="good">Verified</StateLine>
          <ListButton type="button" onClick={onChange}>
            Use another address
          </ListButton>
        </>
      )}
      {data.pending && <PendingEmail pending={data.pending} />}
    </States>
  );
}

/** The second row has the height of a button from the start, so that nothing below moves when one is shown. */
const States = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `auto minmax(${touch}, auto)`,
  justifyItems: "start",
  rowGap: space[1],
});
