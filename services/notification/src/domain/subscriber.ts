import type { Help, PuzzleDate } from "@wordlehint/contracts";

/** A subscriber's preferences. */
export type Choices = {
  /** An IANA time zone that the runtime knows. */
  timeZone: string;
  help: Help;
  /** 0 to 6, Sunday being 0. */
  days: readonly number[];
};

/** A person who gets the daily mail, or has asked for it. */
export type Subscriber = Choices & {
  id: string;
  /** As its owner wrote it. */
  email: string;
  /** The same for all spellings of an address; see `emailKeyOf`. Unique. */
  emailKey: string;
  /** Id of the account with this address, if it is known. */
  userId?: string;
  /** `pending` until the owner of the address has confirmed it. */
  status: "pending" | "active";
  /** The tokens of all links in the person's mails are made of it. */
  linkId: string;
  createdAt: Date;
  /** The time at which a pending subscription is deleted. */
  confirmBy?: Date;
  confirmedAt?: Date;
};

const dayMs = 86_400_000;

/** Lifetime of a pending subscription; then the address is deleted. */
export const confirmableMs = 7 * dayMs;

/**
 * Whether a subscriber gets the mail of a date. Who subscribed after the riddle's release begins with the next one.
 * @param releasedAt when the riddle of the date was released in the subscriber's zone
 */
export function wantsMail(
  { days, confirmedAt }: Pick<Subscriber, "days" | "confirmedAt">,
  date: PuzzleDate,
  releasedAt: Date,
): boolean {
  return confirmedAt !== undefined && confirmedAt < releasedAt && days.includes(weekdayOf(date));
}

const weekdayOf = (date: PuzzleDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
