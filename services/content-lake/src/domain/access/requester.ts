export type Role = "administrator" | "editor" | "viewer";

/** Who sends a request; null when nobody is signed in. A robot token is a viewer (read) or an editor (write). */
export type Requester = { id: string; role: Role } | null;

/** A credential, by the hash under which its secret is stored. */
export type Credential = { kind: "session" | "token" | "service"; hash: string };

export type Access = {
  /** Published documents whose ids hold no dot. */
  readsPublished: boolean;
  /** Everything else: drafts, versions, ids with a dot, and history. */
  readsDrafts: boolean;
  /** Creates, changes, deletes, publishes, uploads. */
  writes: boolean;
  /** Creates, changes and deletes datasets. */
  manages: boolean;
};

/** The rights of a requester in a dataset. */
export function accessTo(requester: Requester, aclMode: "public" | "private"): Access {
  const role = requester?.role;
  return {
    readsPublished: aclMode === "public" || role !== undefined,
    readsDrafts: role !== undefined,
    writes: role === "administrator" || role === "editor",
    manages: role === "administrator",
  };
}
