import type { User } from "@wordlehint/contracts";

/** The part of the signed-in user that the site shows. */
export type SessionUser = Pick<User, "email" | "isSubscribed"> & Partial<Pick<User, "subscription">>;
