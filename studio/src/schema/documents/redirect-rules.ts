import type { CustomValidator, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { redirectProblem, type Redirect } from "../../rules/plan-redirects.ts";
import { matchPath } from "../../routes/addresses.ts";
import { siteRoutes } from "../../routes/site-routes.ts";
import { baseId } from "../../rules/base-id.ts";

type PathValidator = CustomValidator<string | undefined>;

/** Refuses circles, chains and a second redirect from the same path. */
export const conflictFree: PathValidator = async (to, context) => {
  const from = context.document?.from;
  if (to === undefined || typeof from !== "string") return true;
  const others = await published<Redirect[]>(context, '*[_type == "redirect" && _id != $id]{from, to}', {
    id: baseId(context.document?._id ?? ""),
  });
  if (others.some((other) => other.from === from))
    return `${from} has a redirect already. Change that redirect instead.`;
  return redirectProblem(others, { from, to }) ?? true;
};

/** Refuses to redirect the path of a published page. */
export const fromNoPage: PathValidator = async (from, context) => {
  const id = from === undefined ? null : await pageAt(from, context);
  return id === null
    ? true
    : "A page has this address. To move the page, change its address: the redirect is then created for you.";
};

/** Warns about a target that isn't a published page. */
export const toExistingPage: PathValidator = async (to, context) => {
  if (to === undefined || siteRoutes.some(({ value }) => value === to)) return true;
  return (await pageAt(to, context)) === null
    ? "No published page has this address. Check the spelling."
    : true;
};

async function pageAt(path: string, context: ValidationContext): Promise<string | null> {
  const match = matchPath(path);
  if (match === null) return null;
  return await published<string | null>(
    context,
    "*[_type in $types && ($slug == null || slug.current == $slug)][0]._id",
    { ...match },
  );
}

async function published<T>(
  context: ValidationContext,
  query: string,
  params: Record<string, unknown>,
): Promise<T> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "published" });
  return await client.fetch<T>(query, params, { tag: "validation.redirect" });
}
