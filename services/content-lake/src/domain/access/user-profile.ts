import type { Role } from "./requester.ts";
import { describedRole } from "./roles.ts";

export type Person = { id: string; name: string; email?: string | undefined; role?: Role | undefined };

/** The signed-in user, in the form that the studio reads. */
export function currentUserOf({ id, name, email = "", role = "viewer" }: Person) {
  return { id, name, email, profileImage: "", role, roles: describedRole(role), provider: "wordlehint" };
}

/** Any author, for avatars in history and presence. */
export function profileOf({ id, name, email }: Person, projectId: string) {
  return {
    id,
    sanityUserId: id,
    projectId,
    displayName: name,
    givenName: name,
    middleName: null,
    familyName: null,
    imageUrl: null,
    ...(email !== undefined && { email }),
  };
}
