import { mailPreviewSchema, problemSchema, sentPreviewSchema } from "@wordlehint/contracts";
import { NoPass, postWithPass, type EditorPass } from "../rules/post-with-pass.ts";

/** The outcome of a preview: sent to the editor's own address, or not, with a sentence for the editor. */
export type PreviewResult = { kind: "sent"; to: string } | { kind: "refused"; reason: string };

interface Options {
  siteUrl: string;
  /** The document as the editor sees it. */
  document: Readonly<Record<string, unknown>>;
  pass: EditorPass;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** Longer than the site waits for the mail server. */
const defaultTimeoutMs = 15_000;

/** Has the text of a mail sent to the editor. What can't be sent is told without asking the site. */
export async function sendPreview(options: Options): Promise<PreviewResult> {
  const { siteUrl, document, pass, fetch, timeoutMs = defaultTimeoutMs } = options;
  const { kind, subject, preheader, heading, paragraphs = [], button = null } = document;
  const parsed = mailPreviewSchema.safeParse({
    kind,
    text: { subject, preheader, heading, paragraphs, button },
  });
  if (!parsed.success) return refused(parsed.error.issues.map(({ path, message }) => faultOf(path, message)));
  const url = new URL("/api/notifications/preview", siteUrl).href;
  try {
    return await resultOf(await postWithPass({ url, body: parsed.data, pass, fetch, timeoutMs }));
  } catch (error) {
    return refused([
      error instanceof NoPass
        ? "Only editors who may write can send previews."
        : "The site can’t be reached. Please try again shortly.",
    ]);
  }
}

async function resultOf(response: Response): Promise<PreviewResult> {
  const body: unknown = await response.json().catch(() => undefined);
  const sent = response.ok ? sentPreviewSchema.safeParse(body) : undefined;
  if (sent?.success) return { kind: "sent", to: sent.data.to };
  const problem = problemSchema.safeParse(body).data;
  if (response.status === 504)
    return refused(["The mail server is slow to respond. The preview may still arrive."]);
  if (problem?.errors)
    return refused(problem.errors.map(({ path, message }) => faultOf(path.split("."), message)));
  return refused([problem?.message ?? `The site responded with status ${response.status}.`]);
}

const refused = (reasons: readonly string[]): PreviewResult => ({
  kind: "refused",
  reason: reasons.join(" "),
});

const titles: Readonly<Record<string, string>> = {
  kind: "Which email",
  subject: "Subject",
  preheader: "Preview line",
  heading: "Heading",
  paragraphs: "Paragraph",
  button: "Label of the button",
};

/** A fault with the field in which it is, such as `Paragraph 2: This email has no variable {{name}}.` */
function faultOf(path: readonly PropertyKey[], message: string): string {
  const [field = "", index] = path.map(String).filter((part) => part !== "text");
  const title = titles[field] ?? "Email";
  const where = index === undefined ? title : `${title} ${Number(index) + 1}`;
  return `${where}: ${message.replace(/\.$/, "")}.`;
}
