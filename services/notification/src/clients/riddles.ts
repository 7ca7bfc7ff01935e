import { hintCount, type DatedRiddle, type MailToCheck, type PuzzleDate } from "@wordlehint/contracts";
import {
  checkMailContract,
  getHintContract,
  getRiddleByDateContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { callService, ServiceCallFailed } from "@wordlehint/runtime";

/** The riddle service, as the mailings use it. */
export type Riddles = {
  /**
   * The riddle of a date that is released in a zone, with its graded hints. Undefined while there is none: the services'
   * clocks may differ a little.
   */
  find(date: PuzzleDate, timeZone: string): Promise<(DatedRiddle & { hints: string[] }) | undefined>;
  /** Returns whether the guard lets a mail through. */
  mayBeSent(mail: MailToCheck): Promise<boolean>;
};

const timeoutMs = 10_000;

/** Every call rejects when the riddle service is away. */
export function connectRiddles(origin: string, callKey: string): Riddles {
  const findHint = async (date: PuzzleDate, tz: string, number: number): Promise<string> => {
    const query = { date, tz, number: String(number) };
    return (await callService({ origin, contract: getHintContract, query, timeoutMs })).hint;
  };
  return {
    find: async (date, tz) => {
      try {
        const query = { date, tz };
        const contract = getRiddleByDateContract;
        const riddle = await callService({ origin, contract, query, timeoutMs });
        const numbers = Array.from({ length: hintCount }, (_, index) => index + 1);
        const hints = await Promise.all(numbers.map((number) => findHint(date, tz, number)));
        return { ...riddle, hints };
      } catch (error) {
        if (error instanceof ServiceCallFailed && error.status === 404) return undefined;
        throw error;
      }
    },
    mayBeSent: async (body) =>
      (await callService({ origin, callKey, contract: checkMailContract, body, timeoutMs })).ok,
  };
}
