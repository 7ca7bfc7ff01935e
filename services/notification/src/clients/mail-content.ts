import { createClient } from "@sanity/client";
import { emailSchema, mailKinds, mailTextSchema, unknownMailVariables } from "@wordlehint/contracts";
import type { MailKind, MailText } from "@wordlehint/contracts";
import { contentClientOptions, type ContentConfig, type Log } from "@wordlehint/runtime";
import * as z from "zod";

/** Editors' texts for mails. */
export type MailContent = {
  /** The site's name; undefined where the settings have none. */
  product: string | undefined;
  /** Recipient of messages to the site; undefined if the settings have none. */
  contactAddress: string | undefined;
  /** Texts that take the place of the built-in ones. */
  texts: ReadonlyMap<MailKind, MailText>;
};

export type MailContentClient = {
  /**
   * @param liveEventId the result is at least as new as this state of the content
   * @throws when the content can't be read
   */
  read(liveEventId: string | undefined): Promise<MailContent>;
};

const query = `{
  "settings": *[_type == "siteSettings"][0]{name, contactEmail},
  "texts": *[_type == "mailText"]{kind, subject, preheader, heading, paragraphs, button}
}`;

const optionalText = z.string().trim().min(1).max(100).optional().catch(undefined);
const contentSchema = z.object({
  settings: z
    .object({
      name: optionalText,
      contactEmail: z.preprocess((value) => value ?? undefined, z.optional(emailSchema)).catch(undefined),
    })
    .nullable(),
  texts: z.array(z.looseObject({ kind: z.string().nullable() })),
});

/** Reads what editors have written. Texts that a mail can't be made of are left out, and named in the log. */
export function connectMailContent(config: ContentConfig, log: Log): MailContentClient {
  const options = contentClientOptions(config);
  const client = createClient({ ...options, perspective: "published", timeout: 5000, maxRetries: 0 });
  return {
    read: async (liveEventId) => {
      const freshness = liveEventId === undefined ? {} : { lastLiveEventId: liveEventId };
      const { settings, texts } = contentSchema.parse(await client.fetch(query, {}, freshness));
      return {
        product: settings?.name,
        contactAddress: settings?.contactEmail,
        texts: new Map(texts.flatMap((text) => usable(text, log))),
      };
    },
  };
}

function usable(document: { kind: string | null }, log: Log): [MailKind, MailText][] {
  const kind = mailKinds.find((one) => one === document.kind);
  if (!kind) return [];
  const parsed = mailTextSchema.safeParse({ button: null, paragraphs: [], ...withoutNulls(document) });
  const unknown = parsed.success ? unknownMailVariables(kind, JSON.stringify(parsed.data)) : [];
  if (parsed.success && unknown.length === 0) return [[kind, parsed.data]];
  log.warn({ kind, unknown }, "the text of a mail can't be used, the built-in one is sent instead");
  return [];
}

const withoutNulls = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
