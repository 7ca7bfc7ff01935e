import { addDays, hintAddress, plainDate } from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { ArchiveSearchData, ArchiveSearchTerms } from "../../content/archive-page-data.ts";
import { archivePath } from "../../lib/archive-address.ts";
import { guessDate } from "../../lib/date-slug.ts";
import { logFailure } from "../../lib/log.ts";
import { readPageRequest } from "../page-request.ts";
import { fetchDatedRiddle, fetchLatestRiddle, requestedZone } from "../riddle-service.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";

type Request = Pick<GetServerDataProps, "url" | "headers">;
type Found = Pick<ArchiveSearchData, "to" | "message">;

/**
 * Finds a riddle by its number or date, and redirects to its page; a client-side navigation is told the address. Status
 * 404 with a message if there is none, 503 without the riddle service, and a redirect to the archive if nothing was
 * typed. It is never cached: each search would take a place, and the gateway looks a page up in memory without
 * its query.
 */
export async function loadArchiveSearch(serverRequest: Request): GetServerDataReturn<ArchiveSearchData> {
  const request = readPageRequest(serverRequest);
  const loadingSettings = fetchSettings(request);
  const terms = termsOf(serverRequest);
  const found = await find(terms, requestedZone(serverRequest)).catch((error: unknown) => {
    logFailure("Could not search the archive", error);
    return null;
  });
  const { settings } = await loadingSettings;
  const { to, message } = found ?? { to: null, message: null };
  const isRedirected = to !== null && !request.isPageData;
  return {
    ...(isRedirected ? { status: 302 } : found === null ? { status: 503 } : to === null && { status: 404 }),
    headers: { "Cache-Control": "no-store", ...(isRedirected && { Location: to }) },
    props: { terms, to, message, settings },
  };
}

function termsOf({ url }: Request): ArchiveSearchTerms {
  const query = new URL(url, "http://site.invalid").searchParams;
  const term = (name: string) => (query.get(name) ?? "").trim().slice(0, maxTermLength);
  return { number: term("number"), date: term("date") };
}

const maxTermLength = 40;

/** @throws if the riddle service fails */
async function find({ number, date }: ArchiveSearchTerms, zone: string): Promise<Found> {
  if (number !== "") return findNumber(number, zone);
  if (date !== "") return findDate(date, zone);
  return { to: archivePath, message: null };
}

async function findNumber(typed: string, zone: string): Promise<Found> {
  const [, digits] = /^(?:no\.?|#)?\s*(\d{1,6})$/i.exec(typed) ?? [];
  if (digits === undefined)
    return missing(`“${typed}” is no puzzle number. It is a whole number, such as 1721.`);
  const { date: latest, puzzleNumber: newest } = await fetchLatestRiddle(zone);
  const number = Number(digits);
  if (number > newest)
    return missing(
      `Puzzle No. ${number} isn't out yet. The latest is No. ${newest}, of ${plainDate(latest)}.`,
    );
  // Numbers follow each other day by day, whatever the first one is.
  const date = addDays(latest, number - newest);
  const riddle = await fetchDatedRiddle(date, zone);
  return riddle
    ? { to: hintAddress(date), message: null }
    : missing(`There is no riddle for puzzle No. ${number}. ${await beginning(zone)}`);
}

async function findDate(typed: string, zone: string): Promise<Found> {
  const date = guessDate(typed.replaceAll(/[\s,./]+/g, "-"));
  if (date === null)
    return missing(`We can't read “${typed}” as a date. Write it like 2026-03-05 or March 5 2026.`);
  const { date: latest } = await fetchLatestRiddle(zone);
  if (date > latest)
    return missing(`The riddle for ${plainDate(date)} isn't out yet. The latest is of ${plainDate(latest)}.`);
  const riddle = await fetchDatedRiddle(date, zone);
  return riddle
    ? { to: hintAddress(date), message: null }
    : missing(`There is no riddle for ${plainDate(date)}. ${await beginning(zone)}`);
}

function missing(message: string): Found {
  return { to: null, message };
}

async function beginning(zone: string): Promise<string> {
  const { date } = await fetchLatestRiddle(zone);
  const first = (await fetchDatedRiddle(date, zone))?.firstDate;
  return first ? `Our riddles begin on ${plainDate(first)}.` : "Try another day.";
}
