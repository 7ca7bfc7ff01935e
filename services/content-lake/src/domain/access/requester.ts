export type Role = "administrator" | "editor" | "viewer";

/** Who asks. Null: nobody signed in. A robot token is a viewer (read) or an editor (write). */
export type Requester = { id: string; role: Role } | null;

export type Access = {
  /** Published documents whose ids hold no dot. */
  readsPublished: boolean;
  /** All the rest: drafts, releases' versions, ids with a dot, and history. */
  readsDrafts: boolean;
  /** Creates, changes, deletes, publishes, uploads. */
  writes: boolean;
  /** Makes, changes and removes datasets. */
  manages: boolean;
};

/** What someone may do in a dataset. */
export function accessTo(requester: Requester, aclMode: "public" | "private"): Access {
  const role = requester?.role;
  return {
    readsPublished: aclMode === "public" || role !== undefined,
    readsDrafts: role !== undefined,
    writes: role === "administrator" || role === "editor",
    manages: role === "administrator",
  };
}
