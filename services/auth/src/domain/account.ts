import type { SubscriptionSummary } from "@wordlehint/contracts";

/** A link in an email. */
export type OpenLink = { tokenHash: string; expiresAt: Date };

/** A browser, by the hash of the secret in its cookie. */
export type KnownDevice = { hash: string; usedAt: Date };

/** A player's account. */
export type Account = {
  id: string;
  /** As its owner wrote it. */
  email: string;
  /** The same for all spellings of an address; see `emailKeyOf`. Unique. */
  emailKey: string;
  username?: string;
  /** PHC string of argon2id. */
  passwordHash: string;
  createdAt: Date;
  lastSignInAt?: Date;
  emailVerifiedAt?: Date;
  /** Raised to end every session at once: those of a lower generation are dead. */
  generation: number;
  /** The time at which the generation was last raised. */
  generationRaisedAt?: Date;
  /** Browsers in which the account was used. */
  devices: KnownDevice[];
  reset?: OpenLink;
  /** The link that confirms the account's own address. It opens nothing once the address is confirmed. */
  verification?: OpenLink;
  /** An address that is to replace the account's own. */
  newEmail?: OpenLink & { email: string; emailKey: string };
  subscription?: Omit<SubscriptionSummary, "currentPeriodEnd"> & {
    currentPeriodEnd: Date | null;
    /** The revision of the event that said so; earlier ones are ignored. */
    revision: number;
  };
};
