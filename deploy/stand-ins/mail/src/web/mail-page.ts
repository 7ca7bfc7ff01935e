import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import type { StoredMail } from "../store/mail-store.ts";
import { formatAddresses, formatSize, formatTime } from "./format.ts";
import { page } from "./page.ts";

const parts = { html: "HTML", text: "Plain text", source: "Source" } as const;

export type Part = keyof typeof parts;

export const isPart = (name: unknown): name is Part => typeof name === "string" && Object.hasOwn(parts, name);

/** Returns the page of a mail, on which one part of it is shown. */
export function mailPage(mail: StoredMail, asked: Part | undefined): string {
  const part = asked ?? (mail.html === "" ? "text" : "html");
  const main = html`
    <div class="bar">
      <a href="/">← All mails</a>
      <form method="post" action="/view/${mail.id}/delete" class="actions">
        <button class="danger">Delete</button>
      </form>
    </div>
    <article>
      <h1>${mail.subject === "" ? "(no subject)" : mail.subject}</h1>
      ${describe(mail)}
      <nav aria-label="Parts of the mail" class="parts">
        ${(Object.keys(parts) as Part[]).map((name) => tab(mail.id, name, name === part))}
      </nav>
      ${show(part, mail)}
    </article>
  `;
  return page({ title: `${mail.subject} · Mailbox`, main });
}

function describe({ from, to, cc, bcc, replyTo, sender, received, source }: StoredMail): Html {
  const lines: [string, string][] = [
    ["From", formatAddresses([from])],
    ["To", formatAddresses(to)],
    ["Cc", formatAddresses(cc)],
    ["Bcc", formatAddresses(bcc)],
    ["Reply to", formatAddresses(replyTo)],
    ["Return path", sender],
    ["Date", formatTime(received)],
    ["Size", formatSize(source.length)],
  ];
  return html`<dl>
    ${lines
      .filter(([, value]) => value !== "")
      .map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`;
}

function tab(id: string, part: Part, isShown: boolean): Html {
  const current = isShown ? html` aria-current="page"` : [];
  return html`<a href="/view/${id}?part=${part}" ${current}>${parts[part]}</a>`;
}

function show(part: Part, mail: StoredMail): Html {
  if (part !== "html") return html`<pre>${part === "text" ? mail.text : mail.source.toString()}</pre>`;
  // Without allow-scripts nothing in the mail runs; the page may measure its height all the same.
  return mail.html === ""
    ? html`<p class="nothing">This mail has no HTML part.</p>`
    : html`<iframe
        title="The mail"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        src="/view/${mail.id}.html?frame"
      ></iframe>`;
}
