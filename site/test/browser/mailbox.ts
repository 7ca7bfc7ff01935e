import { expect } from "@playwright/test";

/** The part of a mail that the tests read, as Mailpit's API has it. */
interface Mail {
  Subject: string;
  HTML: string;
  Text: string;
}

/** Waits for the latest mail to an address whose subject matches, and returns it. */
export function mailTo(email: string, subject: RegExp): Promise<Mail> {
  return mailFound(`to:${email}`, subject);
}

/** As `mailTo`, for a search as Mailpit writes it. */
export async function mailFound(search: string, subject: RegExp): Promise<Mail> {
  let found: { ID: string } | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await get<{ messages: { ID: string; Subject: string }[] }>(
          `search?query=${encodeURIComponent(search)}`,
        );
        found = messages.find((mail) => subject.test(mail.Subject));
        return found !== undefined;
      },
      { message: `a mail by ${search} about ${subject}` },
    )
    .toBe(true);
  return get<Mail>(`message/${found?.ID}`);
}

/** Returns the link to a page in a mail, as a path with its query; both parts of the mail must have it. */
export function linkIn({ HTML, Text }: Mail, path: string): string {
  const pattern = new RegExp(`https?://[^\\s"'<>]+?(${path}\\?token=[\\w-]+)`);
  const inText = pattern.exec(Text)?.[1];
  expect(inText, `a link to ${path} in the text`).toBeDefined();
  expect(pattern.exec(HTML)?.[1], `the same link in the HTML`).toBe(inText);
  return inText ?? "";
}

async function get<T>(path: string): Promise<T> {
  const { MAILBOX_WEB_URL } = process.env;
  if (!MAILBOX_WEB_URL) throw new Error("set MAILBOX_WEB_URL to the product's mailbox");
  const response = await fetch(new URL(`/api/v1/${path}`, MAILBOX_WEB_URL));
  if (!response.ok) throw new Error(`the mailbox answered ${response.status} to ${path}`);
  return (await response.json()) as T;
}
