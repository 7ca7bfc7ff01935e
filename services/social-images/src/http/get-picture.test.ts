import { getPicture } from "./get-picture.ts";

const head = `<meta property="og:title" content="About"><meta property="og:site_name" content="WordleHint">
  <meta property="og:image" content="/social/about.png">`;

/** Asks for a picture whose bytes are the page's zone, and returns the response and what the renderer was asked for. */
async function get(path: string, zone?: string, pageHeaders: Record<string, string> = {}) {
  const asked: string[][] = [];
  const fetchPage = (...request: string[]) => {
    asked.push(request);
    const headers = { "content-type": "text/html", ...pageHeaders };
    return Promise.resolve({ status: 200, headers, body: `<head>${head}</head>` });
  };
  const draw = () => Promise.resolve(Buffer.from(asked[0]?.[1] ?? ""));
  const parts = { renderer: { fetchPage }, drawings: { draw } } as unknown as Parameters<
    typeof getPicture
  >[0];
  const response = { headers: {} as Record<string, string>, type: "", body: "" };
  const res = {
    headersSent: false,
    set: (headers: Record<string, string>) => Object.assign(response.headers, headers),
    type: (type: string) => {
      response.type = type;
      return res;
    },
    send: (body: Buffer) => {
      response.body = body.toString();
      res.headersSent = true;
    },
  };
  const req = {
    path,
    params: { path: path.split("/").slice(2) },
    get: (name: string) => (name.toLowerCase() === "x-time-zone" ? zone : undefined),
  };
  const [respond] = getPicture(parts).handlers;
  await respond?.(...([req, res, () => undefined] as unknown as Parameters<typeof respond>));
  return { ...response, asked };
}

it.each([
  ["Asia/Tokyo", "Asia/Tokyo"],
  ["asia/tokyo", "Asia/Tokyo"],
  ["Nowhere/Land", "America/New_York"],
  [undefined, "America/New_York"],
])("draws the page for the zone %s in %s", async (zone, used) => {
  const { asked, type, body } = await get("/social/blog/post.png", zone);
  expect(asked).toEqual([["/blog/post", used]]);
  expect([type, body]).toEqual(["png", used]);
});

it("has an ETag that tells pictures apart", async () => {
  const etag = async (zone: string) => (await get("/social/about.png", zone)).headers.ETag;
  expect(await etag("Asia/Tokyo")).toMatch(/^"[\w-]{27}"$/);
  expect(await etag("Asia/Tokyo")).toBe(await etag("Asia/Tokyo"));
  expect(await etag("Asia/Tokyo")).not.toBe(await etag("Asia/Kolkata"));
});

it.each<[Record<string, string>, object]>([
  [
    { "surrogate-key": "home", "cache-control": "public, s-maxage=30" },
    { "Cache-Control": "public, s-maxage=30", "Surrogate-Key": "home" },
  ],
  [{}, { "Cache-Control": "public, max-age=0, must-revalidate" }],
])("is cached as the page with %j, with the headers %j", async (pageHeaders, sent) => {
  const { ETag: _etag, ...headers } = (await get("/social/about.png", undefined, pageHeaders)).headers;
  expect(headers).toStrictEqual(sent);
});

it.each([
  ["/social/about.jpg", "not_found"],
  ["/social/a%2fb.png", "invalid_input"],
  [`/social/${"a".repeat(2000)}.png`, "uri_too_long"],
])("refuses %s with %s, without asking the renderer", async (path, code) => {
  await expect(get(path)).rejects.toMatchObject({ code });
});
