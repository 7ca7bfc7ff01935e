import type { CardForm } from "@wordlehint/contracts";
import { useEffect, useEffectEvent, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { awaitUser, growingPausesMs } from "../../../state/await-user.ts";
import { useBeginCardMutation, useUseCardMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { selectToken } from "../../../state/session-slice.ts";

export type CardStep =
  | { name: "loading" }
  | { name: "failed"; message: string }
  | { name: "card"; form: CardForm }
  /** The late payment needs its owner's consent at the bank. */
  | { name: "payment"; form: CardForm }
  | { name: "done" };

/** The steps to another card: its set-up, its use for the next payments, and for one that is late. */
export function useCardChange(player: string) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const [beginCard] = useBeginCardMutation();
  const [useCard] = useUseCardMutation();
  const [step, setStep] = useState<CardStep>({ name: "loading" });

  async function begin(): Promise<void> {
    setStep({ name: "loading" });
    const { data, error } = await beginCard();
    setStep(data ? { name: "card", form: data } : { name: "failed", message: failureWords(error) });
  }

  async function finish(): Promise<void> {
    setStep({ name: "done" });
    // A late payment may have been made with it.
    const isExpected = ({ subscription }: SessionUser) => subscription?.status !== "past_due";
    if (token) await awaitUser(dispatch, { token, isExpected, pausesMs: growingPausesMs(15_000) });
  }

  async function take(setupIntent: string): Promise<void> {
    setStep({ name: "loading" });
    const { data, error } = await useCard({ player, setupIntent });
    if (error) setStep({ name: "failed", message: failureWords(error) });
    else if (data.payment) setStep({ name: "payment", form: data.payment });
    else await finish();
  }

  return { step, begin, take, finish };
}

/** Calls `onMount` once. */
export function useOnMount(onMount: () => void): void {
  const run = useEffectEvent(onMount);
  useEffect(() => run(), []);
}
