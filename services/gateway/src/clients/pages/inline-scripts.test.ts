import { homeZone, inlineScriptsPath } from "@wordlehint/contracts";
import { createLog } from "@wordlehint/runtime";
import type { FetchOptions, SiteResponse } from "./connect-site.ts";
import { createInlineScripts } from "./inline-scripts.ts";

const hash = `sha256-${"A".repeat(43)}=`;

/** @param responses those of the renderer, in the order of the requests */
function scriptsOf(...responses: { status: number; body: string }[]) {
  const asked: unknown[][] = [];
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const fetch = (path: string, timeZone: string, options?: FetchOptions) => {
    asked.push([path, timeZone, options]);
    const { status, body } = responses.shift() ?? { status: 500, body: "asked too often" };
    return Promise.resolve({ status, body: Buffer.from(body) } as SiteResponse);
  };
  const log = createLog({ service: "test", level: "warn", destination: { write } });
  const scripts = createInlineScripts({ fetch }, log);
  return { scripts, asked, logged };
}

const listing = (...hashes: string[]) => ({ status: 200, body: JSON.stringify({ hashes }) });
const warning = "the site's build doesn't say which inline scripts it contains; pages may run none";

it("are asked for once, and named as sources of a policy", async () => {
  const { scripts, asked, logged } = scriptsOf(listing(hash));
  expect(await scripts.hashes()).toEqual([`'${hash}'`]);
  expect(await scripts.hashes()).toEqual([`'${hash}'`]);
  expect(asked).toEqual([[inlineScriptsPath, homeZone, undefined]]);
  expect(logged).toEqual([]);
});

it("are asked for again when there may be a new build", async () => {
  const other = `sha256-${"B".repeat(43)}=`;
  const { scripts, asked } = scriptsOf(listing(hash), listing(other));
  const { signal } = new AbortController();
  await scripts.hashes();
  expect(await scripts.refresh(signal)).toEqual([`'${other}'`]);
  expect(await scripts.hashes()).toEqual([`'${other}'`]);
  expect(asked[1]).toEqual([inlineScriptsPath, homeZone, { signal }]);
});

it.each([
  ["that has no list", { status: 404, body: JSON.stringify({ hashes: [hash] }) }],
  ["whose list isn't JSON", { status: 200, body: "<html>" }],
  ["whose list has something else", { status: 200, body: JSON.stringify({ hashes: [7] }) }],
])("are none for a build %s, which is logged once", async (_which, response) => {
  const { scripts, logged } = scriptsOf(response, response, listing(hash), response);
  expect(await scripts.hashes()).toEqual([]);
  expect(await scripts.refresh()).toEqual([]);
  expect(logged).toEqual([warning]);
  await scripts.refresh();
  expect(await scripts.refresh()).toEqual([]);
  expect(logged).toEqual([warning, warning]);
});
