import type { Reply } from "../http/route.ts";
import { headersOf } from "../mail/headers.ts";
import type { ReadMail } from "../mail/read-mail.ts";
import { formatAddresses, formatSize, formatTime } from "./format.ts";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import { page } from "./page.ts";

const parts = { html: "HTML", text: "Plain text", headers: "Headers", source: "Source" } as const;

export type Part = keyof typeof parts;

export const isPart = (name: unknown): name is Part => typeof name === "string" && Object.hasOwn(parts, name);

/** A mail, of which it shows one part. */
export function mailPage({ message }: ReadMail, source: Buffer, asked: Part | undefined): Reply {
  const part = asked ?? (message.HTML === "" ? "text" : "html");
  const { ID, Subject, Attachments } = message;
  const main = html`
    <div class="bar">
      <a href="/">← All mails</a>
      <form method="post" action="/view/${ID}/delete" class="actions">
        <button class="danger">Delete</button>
      </form>
    </div>
    <article>
      <h1>${Subject === "" ? "(no subject)" : Subject}</h1>
      ${about(message)}
      <nav aria-label="Parts of the mail" class="parts">
        ${(Object.keys(parts) as Part[]).map((name) => tab(ID, name, name === part))}
      </nav>
      ${show(part, message, source)}
      ${
        Attachments.length === 0
          ? []
          : html`<h2>Attached</h2>
              <ul>
                ${Attachments.map((one) => attached(ID, one))}
              </ul>`
      }
    </article>
  `;
  return page({ title: `${Subject} · Mailbox`, main });
}

function about(message: ReadMail["message"]): Html {
  const lines: [string, string][] = [
    ["From", formatAddresses([message.From])],
    ["To", formatAddresses(message.To)],
    ["Cc", formatAddresses(message.Cc)],
    ["Bcc", formatAddresses(message.Bcc)],
    ["Reply to", formatAddresses(message.ReplyTo)],
    ["Return path", message.ReturnPath],
    ["Date", formatTime(new Date(message.Date))],
    ["Unsubscribe", message.ListUnsubscribe.Links.join(", ")],
    ["Size", formatSize(message.Size)],
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

function show(part: Part, { ID, HTML, Text }: ReadMail["message"], source: Buffer): Html {
  switch (part) {
    case "html":
      // Without allow-scripts nothing in the mail runs; the page may measure its height all the same.
      return HTML === ""
        ? html`<p class="nothing">This mail has no HTML part.</p>`
        : html`<iframe
            title="The mail"
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            src="/view/${ID}.html?frame"
          ></iframe>`;
    case "text":
      return html`<pre>${Text}</pre>`;
    case "headers":
      return html`<table>
        ${Object.entries(headersOf(source)).flatMap(([name, values]) =>
          values.map(
            (value) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          ),
        )}
      </table>`;
    case "source":
      return html`<pre>${source.toString()}</pre>`;
  }
}

function attached(id: string, { PartID, FileName, Size }: ReadMail["message"]["Attachments"][number]): Html {
  return html`<li><a href="/api/v1/message/${id}/part/${PartID}">${FileName}</a> (${formatSize(Size)})</li>`;
}
