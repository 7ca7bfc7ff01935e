import * as z from "zod/mini";
import { mailPreviewSchema, sentPreviewSchema } from "../mail-preview.ts";
import { checkTextRequestSchema, checkTextResponseSchema } from "../riddle.ts";
import { defineRoute } from "../route.ts";

/**
 * `POST /api/riddle/check-text`, for editors: `Authorization: TextCheck <pass>`. The SHA-256 of the pass, in hexadecimal,
 * is the field `hash` of a draft of the type `textCheckPass`, which only someone with the right to write can have made;
 * it is valid for an hour and belongs to the author of that draft. The riddle service checks the text.
 */
export const checkTextForEditorContract = defineRoute({
  method: "post",
  path: "/api/riddle/check-text",
  summary: "Whether a text of an editor names an answer that is still locked",
  body: checkTextRequestSchema,
  // Every character of the longest text may be written as an escape of six bytes.
  maxBodyBytes: 640 * 1024,
  response: { status: 200, description: "Whether the text may be published", body: checkTextResponseSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable", "upstream_timeout"],
});

/**
 * `POST /api/notifications/preview`, for editors, with the pass of `POST /api/riddle/check-text`: mails the text with
 * sample values to the address that the content store knows of the editor. The notification service sends it.
 */
export const previewMailForEditorContract = defineRoute({
  method: "post",
  path: "/api/notifications/preview",
  summary: "Mail an editor a preview of the text of an email",
  body: mailPreviewSchema,
  // Every character of the longest text may be written as an escape of six bytes.
  maxBodyBytes: 64 * 1024,
  response: { status: 200, description: "The mail server took the preview", body: sentPreviewSchema },
  errors: ["unauthorized", "forbidden", "too_many_requests", "unavailable", "upstream_timeout"],
});

/** `GET /api/preview/enable`: gives an editor a pass for previews, and leads to the page to preview. */
export const enablePreviewContract = defineRoute({
  method: "get",
  path: "/api/preview/enable",
  summary: "Lets the editor who opens it in the studio see drafts",
  query: z.object({
    "sanity-preview-secret": z.optional(z.string()),
    /** The page to preview; the home page by default. */
    "sanity-preview-pathname": z.optional(z.string()),
  }),
  response: { status: 307, description: "Redirect to the page, with a cookie that lets one see drafts" },
  errors: ["not_found", "forbidden", "too_many_requests", "unavailable"],
});

/** `GET /api/preview/disable`: takes the pass back, and leads to a page as visitors see it. */
export const disablePreviewContract = defineRoute({
  method: "get",
  path: "/api/preview/disable",
  summary: "Ends the preview of drafts",
  query: z.object({
    /** The page to show next; by default the one from which the link was followed. */
    path: z.optional(z.string()),
  }),
  response: { status: 307, description: "Redirect to the page, without the cookie" },
  errors: [],
});

/** The response at a page's address. */
export const liveRevisionSchema = z.object({
  /**
   * `live`: the page shows the revision; `earlier`: it shows another one; `unknown`: it is there, but doesn't say which
   * one it shows; `moved`: the address redirects; `missing`: there is no page.
   */
  state: z.enum(["live", "earlier", "unknown", "moved", "missing"]),
  /** The target of the address's redirect. */
  location: z.optional(z.string()),
});

/** `GET /api/pages/live-revision`: the studio asks whether visitors see what was published. */
export const getLiveRevisionContract = defineRoute({
  method: "get",
  path: "/api/pages/live-revision",
  summary: "Whether visitors see this revision of a page's main document",
  query: z.object({
    /** The page's path, without query and fragment. */
    path: z.string().check(z.minLength(1), z.maxLength(200)),
    revision: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  }),
  response: { status: 200, description: "What visitors get", body: liveRevisionSchema },
  errors: ["too_many_requests", "unavailable"],
});

/** Body of Sanity's webhook: the result of the projection `{_id, _type, slug}`. */
export const sanityWebhookBodySchema = z.object({
  _id: z.string().check(z.minLength(1), z.maxLength(128)),
  _type: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Sanity's slug object, or its text. */
  slug: z.nullish(z.union([z.string(), z.object({ current: z.optional(z.string()) })])),
});

/**
 * `POST /webhooks/sanity`: a hosted dataset announces a change of a document. The call is signed with the webhook's
 * secret; Sanity sends it again until it is confirmed.
 */
export const sanityWebhookContract = defineRoute({
  method: "post",
  path: "/webhooks/sanity",
  summary: "Announces a change of content in a hosted Sanity dataset",
  body: sanityWebhookBodySchema,
  maxBodyBytes: 64 * 1024,
  rawBody: true,
  response: {
    status: 200,
    description: "Confirmed; `accepted` is false for a change that affects no page, such as one of a draft",
    body: z.object({ accepted: z.boolean() }),
  },
  errors: ["unauthorized", "not_found", "unavailable"],
});

const description = (name: string) => ({
  status: 200 as const,
  description: `The ${name} document`,
  body: z.record(z.string(), z.unknown()),
});

/** `GET /.well-known/change-password`: see https://www.w3.org/TR/change-password-url/. */
export const findPasswordFormContract = defineRoute({
  method: "get",
  path: "/.well-known/change-password",
  summary: "Leads to where a player changes the password",
  response: { status: 302, description: "Redirect to the form, or to the page to sign in first" },
  errors: [],
});

/** `GET /api/openapi.json`: this API. */
export const getOpenApiContract = defineRoute({
  method: "get",
  path: "/api/openapi.json",
  summary: "This API, as OpenAPI 3.1",
  response: description("OpenAPI"),
  errors: [],
});

/** `GET /api/asyncapi.json`: the events on the bus. */
export const getAsyncApiContract = defineRoute({
  method: "get",
  path: "/api/asyncapi.json",
  summary: "The events on the bus, as AsyncAPI 3.0",
  response: description("AsyncAPI"),
  errors: [],
});

/** The gateway's own routes. */
export const gatewayRoutes = [
  checkTextForEditorContract,
  previewMailForEditorContract,
  enablePreviewContract,
  disablePreviewContract,
  getLiveRevisionContract,
  sanityWebhookContract,
  findPasswordFormContract,
  getOpenApiContract,
  getAsyncApiContract,
] as const;
