import * as z from "zod/mini";
import {
  changePreferencesSchema,
  confirmedSubscriptionSchema,
  confirmSubscriptionSchema,
  contactMessageSchema,
  mailReportSchema,
  preferencesSchema,
  subscribedSchema,
  subscribeSchema,
  unsubscribedSchema,
  unsubscribeQuerySchema,
  unsubscribeSchema,
} from "../notification.ts";
import { editorsMailPreviewSchema, sentPreviewSchema } from "../mail-preview.ts";
import { personalDataContract } from "../personal-data.ts";
import { defineRoute } from "../route.ts";

/**
 * `POST /api/notifications/subscribe`. A mail with a link asks the owner of the address to confirm, unless the request has
 * the bearer token of a player whose confirmed address it is.
 */
export const subscribeContract = defineRoute({
  method: "post",
  path: "/api/notifications/subscribe",
  summary: "Subscribe to the daily hint by email",
  body: subscribeSchema,
  response: {
    status: 202,
    description: "A link is on its way, or the player is subscribed already",
    body: subscribedSchema,
  },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `POST /api/notifications/confirm`: may be repeated. */
export const confirmSubscriptionContract = defineRoute({
  method: "post",
  path: "/api/notifications/confirm",
  summary: "Confirm a subscription with the token of a link",
  body: confirmSubscriptionSchema,
  response: {
    status: 200,
    description: "The address, its preferences, and a token to change them",
    body: confirmedSubscriptionSchema,
  },
  errors: ["too_many_requests", "unavailable"],
});

/** `GET /api/notifications/preferences`, with `Authorization: Link <token of a mail>` or a player's bearer token. */
export const getPreferencesContract = defineRoute({
  method: "get",
  path: "/api/notifications/preferences",
  summary: "What a subscriber has chosen",
  response: { status: 200, description: "The preferences", body: preferencesSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `PUT /api/notifications/preferences`, with the same header. */
export const changePreferencesContract = defineRoute({
  method: "put",
  path: "/api/notifications/preferences",
  summary: "Change what a subscriber has chosen",
  body: changePreferencesSchema,
  response: { status: 200, description: "The new preferences", body: preferencesSchema },
  errors: ["unauthorized", "not_found", "too_many_requests", "unavailable"],
});

/**
 * `POST /api/notifications/unsubscribe`: by the token of a link, in the query with the form body
 * `List-Unsubscribe=One-Click` (RFC 8058) or in a JSON body, or with the header of the routes of preferences. May be
 * repeated. A request with GET changes nothing.
 */
export const unsubscribeContract = defineRoute({
  method: "post",
  path: "/api/notifications/unsubscribe",
  summary: "Unsubscribe from the daily hint, without signing in",
  query: unsubscribeQuerySchema,
  body: unsubscribeSchema,
  rawBody: true,
  response: {
    status: 200,
    description: "No further daily hint is sent, and what was stored is removed",
    body: unsubscribedSchema,
  },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `GET /api/notifications/unsubscribe`: mail programs that don't unsubscribe by themselves open the address. */
export const openUnsubscribeContract = defineRoute({
  method: "get",
  path: "/api/notifications/unsubscribe",
  summary: "Leads to the page on which one can unsubscribe",
  query: unsubscribeQuerySchema,
  response: { status: 302, description: "Redirect to the page; nothing is changed" },
  errors: [],
});

/** `POST /api/contact`: the message is kept until it is mailed, even if the mail server is away. */
export const contactContract = defineRoute({
  method: "post",
  path: "/api/contact",
  summary: "Send a message to the site",
  body: contactMessageSchema,
  // Every character of the longest message may be written as an escape of six bytes.
  maxBodyBytes: 48 * 1024,
  response: { status: 202, description: "The message is stored and on its way" },
  errors: ["too_many_requests", "unavailable"],
});

/** `POST /webhooks/mail`: bounces and complaints, signed as Standard Webhooks say. Each report counts once by its id. */
export const mailReportContract = defineRoute({
  method: "post",
  path: "/webhooks/mail",
  summary: "Report of the mail provider about a bounce or a complaint",
  body: mailReportSchema,
  maxBodyBytes: 256 * 1024,
  rawBody: true,
  response: {
    status: 200,
    description: "Confirmed; `accepted` is false for a report that changes nothing",
    body: z.object({ accepted: z.boolean() }),
  },
  errors: ["unauthorized", "not_found", "unavailable"],
});

/** `POST /internal/preview-mail`, which the gateway calls on behalf of editors, whose addresses it knows. */
export const previewMailContract = defineRoute({
  method: "post",
  path: "/internal/preview-mail",
  callers: ["gateway"],
  summary: "Mail an editor a preview of the text of an email",
  body: editorsMailPreviewSchema,
  maxBodyBytes: 64 * 1024,
  response: { status: 200, description: "The mail server took the preview", body: sentPreviewSchema },
  errors: ["unauthorized", "forbidden", "too_many_requests", "unavailable"],
});

/** The notification service's routes. */
export const notificationRoutes = [
  subscribeContract,
  confirmSubscriptionContract,
  getPreferencesContract,
  changePreferencesContract,
  unsubscribeContract,
  openUnsubscribeContract,
  contactContract,
  mailReportContract,
  previewMailContract,
  personalDataContract,
] as const;
