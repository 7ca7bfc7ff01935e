import type { LatestRiddle, SignedIn, User } from "@wordlehint/contracts";
import { compose } from "@wordlehint/local/docker/compose-project";
import { project, siteUrl, studioUrl } from "./project.ts";

const lakeApi = new URL("v2025-02-19/data/", studioUrl).href;
const draftId = "drafts.kept-over-restarts";
/** Some eight hours apart, so that in one of them the next release is far away. */
const zones = ["Etc/UTC", "Asia/Tokyo", "America/Los_Angeles"];

/** Data that an installation must keep: a riddle, and a draft and an account, which need access. */
export interface Contents {
  riddle: Pick<LatestRiddle, "id" | "date" | "puzzleNumber" | "riddle">;
  draft: unknown;
  account: User;
}

/** Access tokens: one of the content lake, and one of a player's session. */
export interface Tokens {
  lake: string;
  player: string;
}

/** The body of a response with a status of 2xx; entities that React writes are read. */
export async function getText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responds with ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** The riddle of today in a time zone, by default in the zone that visitors get at first. */
export async function getRiddle(timeZone?: string): Promise<LatestRiddle> {
  const query = timeZone === undefined ? "" : `?tz=${encodeURIComponent(timeZone)}`;
  return JSON.parse(await getText(`${siteUrl}api/riddle/latest${query}`)) as LatestRiddle;
}

/** Adds a draft with a new token of the content lake's, and returns the token. */
export async function addDraft(): Promise<string> {
  const lake = ["exec", "-T", "content-lake", "node", "src/cli/lake.ts"];
  const output = await compose(project, ...lake, "tokens", "add", "containers", "--write");
  const token = /only now: (?<secret>\S+)/.exec(output)?.groups?.secret;
  if (token === undefined) throw new Error("the content lake's command line showed no token");
  const mutations = [{ createOrReplace: { _id: draftId, _type: "post", title: "Kept over restarts" } }];
  await getText(`${lakeApi}mutate/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
  return token;
}

/** The address of the player whose account is kept. */
export const playerEmail = "player@containers.example";

/** Makes an account by the public API, and returns the token of its session. */
export async function registerPlayer(): Promise<string> {
  const response = await getText(`${siteUrl}api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: playerEmail, password: "Kept over 9 restarts" }),
  });
  return (JSON.parse(response) as SignedIn).token;
}

/** @throws when the site, the content lake or auth don't respond, or don't accept the tokens. */
export async function getContents({ lake, player }: Tokens): Promise<Contents> {
  const riddles = await Promise.all(zones.map(getRiddle));
  const [{ id, date, puzzleNumber, riddle } = await getRiddle()] = riddles.sort((a, b) =>
    b.nextRiddleAt.localeCompare(a.nextRiddleAt),
  );
  const draft: unknown = JSON.parse(await getText(`${lakeApi}doc/production/${draftId}`, bearer(lake)));
  const account = JSON.parse(await getText(`${siteUrl}api/user`, bearer(player))) as User;
  return { riddle: { id, date, puzzleNumber, riddle }, draft, account };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
