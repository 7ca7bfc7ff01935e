import type { CustomValidator } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { addressOf, type Addressed } from "../../routes/addresses.ts";
import { baseId } from "../../rules/base-id.ts";

interface Found {
  to: string | null;
  page: Addressed | null;
}

/**
 * Refuses an address that redirects to another page. An address that redirects to this page is accepted, because
 * publishing removes that redirect.
 */
export const notRedirected: CustomValidator<Addressed["slug"]> = async (slug, { document, getClient }) => {
  if (document === undefined) return true;
  const path = addressOf({ _type: document._type, slug });
  if (path === null) return true;
  const { to, page } = await getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<Found>(
      `{"to": *[_type == "redirect" && from == $path][0].to, "page": *[_id == $id][0]{_type, slug}}`,
      { path, id: baseId(document._id) },
      { tag: "validation.slug" },
    );
  if (to === null || (page !== null && addressOf(page) === to)) return true;
  return `${path} redirects to ${to}. Choose another address, or delete that redirect under Settings first.`;
};
