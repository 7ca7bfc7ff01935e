import { moneyText, type BillingSummary } from "@wordlehint/contracts";
import { useAppDispatch } from "../../../app/hooks.ts";
import { instantText } from "../../../lib/instant-text.ts";
import { useWithdrawMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { DangerButton } from "../../../ui/buttons/Button.tsx";
import { ConfirmedAction } from "./ConfirmedAction.tsx";
import { useChangedUser } from "./use-changed-user.ts";

interface Props {
  email: string;
  withdrawal: NonNullable<BillingSummary["withdrawal"]>;
  onDone: () => void;
}

/** Withdraws from the contract, within 14 days of the first payment. */
export function Withdraw({ email, withdrawal, onDone }: Props) {
  const dispatch = useAppDispatch();
  const showChange = useChangedUser();
  const [withdraw, { isLoading, error }] = useWithdrawMutation();

  async function giveBack(): Promise<void> {
    const { data } = await withdraw(email);
    if (!data) return;
    showChange(({ isSubscribed }) => !isSubscribed);
    dispatch(
      toastShown({
        title: "You have withdrawn",
        description: `${moneyText(data)} is on its way back to you. A receipt comes by email.`,
      }),
    );
    onDone();
  }

  return (
    <ConfirmedAction
      label="Withdraw from the contract"
      confirmLabel="Confirm the withdrawal"
      confirmAs={DangerButton}
      pendingLabel="Withdrawing"
      keepLabel="Keep Premium"
      isPending={isLoading}
      failure={error ? failureWords(error) : null}
      onConfirm={() => void giveBack()}
    >
      <p>
        Premium ends at once, and you get back {moneyText(withdrawal)}, to the card that you paid with.
        {withdrawal.byDays &&
          " You have withdrawn before in the last twelve months, so you pay for the days that you have used."}{" "}
        You needn&apos;t say why. This is possible until {instantText(withdrawal.possibleUntil)}.
      </p>
    </ConfirmedAction>
  );
}
