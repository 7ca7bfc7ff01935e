import type { MailStore, StoredMail } from "../store/mail-store.ts";
import { HttpError } from "./http-error.ts";
import type { Request } from "./route.ts";

/**
 * The mail that a path names; `latest` is the newest one, or the newest one that matches the search `query`.
 * @throws {HttpError} when there is none.
 */
export async function findMail(
  store: MailStore,
  { params: { id = "" }, query }: Pick<Request, "params" | "query">,
): Promise<StoredMail> {
  const mail = store.find(id === "latest" ? await latestId(store, query.get("query") ?? "") : id);
  if (!mail) throw new HttpError(404, "Message not found");
  return mail;
}

async function latestId(store: MailStore, search: string): Promise<string> {
  const { mails } = await store.list({ search, start: 0, limit: 1 });
  return mails[0]?.id ?? "";
}
