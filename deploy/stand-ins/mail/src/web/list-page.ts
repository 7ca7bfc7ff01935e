import type { MailPage, MailSummary } from "../store/mail-store.ts";
import { formatAddresses, formatTime } from "./format.ts";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import { page } from "./page.ts";

export const mailsPerPage = 50;

/** Returns the page of the newest mails, or of those that match a search. */
export function listPage({ mails, count, unread }: MailPage, search: string, start: number): string {
  const main = html`
    <div class="bar">
      <h1>${search === "" ? "All mails" : `Mails with ${search}`}</h1>
      <p id="counts" role="status">${countsInWords(count, unread)}</p>
      ${count === 0 ? [] : actions(search)}
    </div>
    ${
      mails.length === 0
        ? nothing(search)
        : html`<ol id="mails">
            ${mails.map(row)}
          </ol>`
    }
    ${pages(search, start, count)}
  `;
  return page({ title: unread > 0 ? `(${unread}) Mailbox` : "Mailbox", search, main });
}

function countsInWords(count: number, unread: number): string {
  const mails = count === 1 ? "1 mail" : `${count} mails`;
  return unread === 0 ? mails : `${mails}, ${unread} unread`;
}

function actions(search: string): Html {
  return html`<form method="post" class="actions">
    <input type="hidden" name="query" value="${search}" />
    <button formaction="/mark-read">Mark as read</button>
    <button formaction="/delete" class="danger" data-confirm="Delete these mails?">
      Delete ${search === "" ? "all" : "these"}
    </button>
  </form>`;
}

function nothing(search: string): Html {
  return search === ""
    ? html`<p class="nothing">No mails yet. What the product sends appears here.</p>`
    : html`<p class="nothing">No mail matches. <a href="/">Show all</a></p>`;
}

function row({ id, isRead, to, bcc, subject, snippet, received }: MailSummary): Html {
  return html`<li class="${isRead ? "read" : "unread"}">
    <a href="/view/${id}">
      <span class="who">${formatAddresses(to.length > 0 ? to : bcc)}</span>
      <time datetime="${received.toISOString()}">${formatTime(received)}</time>
      <span class="subject">
        ${isRead ? [] : html`<span class="mark" title="Unread"><span>Unread: </span></span>`}
        ${subject === "" ? "(no subject)" : subject}
      </span>
      <span class="snippet">${snippet}</span>
    </a>
  </li>`;
}

function pages(search: string, start: number, count: number): Html {
  const link = (from: number, label: string) => {
    const query = new URLSearchParams({ ...(search !== "" && { query: search }), start: String(from) });
    return html`<a href="/?${query.toString()}">${label}</a>`;
  };
  const newer = start > 0 ? link(Math.max(0, start - mailsPerPage), "← Newer") : [];
  const older = start + mailsPerPage < count ? link(start + mailsPerPage, "Older →") : [];
  return html`<nav aria-label="Pages" class="pages">${newer} ${older}</nav>`;
}
