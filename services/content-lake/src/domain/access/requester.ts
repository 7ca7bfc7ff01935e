export type Role = "administrator" | "editor" | "viewer";

/** The sender of a request; null when nobody is signed in. A robot token is a viewer (read) or an editor (write). */
export type Requester = {
  id: string;
  role: Role;
  readsPreviewSecrets?: boolean;
  /** The addresses of editors, to whom the deployment mails what they ask for. */
  readsAddresses?: boolean;
  /** Until the editor has changed a password that somebody else knows, no other request is served. */
  mustChangePassword?: boolean;
} | null;

/** A credential, by the hash under which its secret is stored. */
export type Credential = { kind: "session" | "token" | "service"; hash: string };

export type Access = {
  /** Published documents whose ids hold no dot. */
  readsPublished: boolean;
  /** Everything else: drafts, versions, ids with a dot, and history. */
  readsDrafts: boolean;
  /** The secrets by which the studio opens previews: with one, its reader passes for an editor. */
  readsPreviewSecrets: boolean;
  /** Creates, changes, deletes, publishes, uploads. */
  writes: boolean;
  /** Creates, changes and deletes datasets. */
  manages: boolean;
};

/** The rights of a requester in a dataset. */
export function accessTo(requester: Requester, aclMode: "public" | "private"): Access {
  const role = requester?.role;
  const writes = role === "administrator" || role === "editor";
  return {
    readsPublished: aclMode === "public" || role !== undefined,
    readsDrafts: role !== undefined,
    readsPreviewSecrets: writes || requester?.readsPreviewSecrets === true,
    writes,
    manages: role === "administrator",
  };
}
