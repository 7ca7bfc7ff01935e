import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { connectImages } from "./connect-images.ts";
import { SiteError, type Site } from "./connect-site.ts";

let server: FakeServer;
let images: Site;

beforeEach(async () => {
  server = await startFakeServer((_req, res) => void res.end());
  images = connectImages({ url: server.url, timeoutMs: 60_000, token: "secret" });
});
afterEach(async () => {
  await images.close();
  await server.stop();
});

const responding = (status: number, contentType?: string) => {
  server.handler = (_req, res) =>
    void res
      .writeHead(status, { ...(contentType && { "content-type": contentType }), "x-id": "1" })
      .end("bytes");
};

it("gives the picture, and nothing else of the response", async () => {
  responding(200, "image/webp");
  expect(await images.fetch("/images/a.webp", "Asia/Tokyo")).toEqual({
    kind: "image",
    status: 200,
    headers: { "content-type": "image/webp" },
    body: Buffer.from("bytes"),
  });
  const { url, headers } = server.requests[0] ?? {};
  expect([url, headers?.authorization, headers?.["x-time-zone"]]).toEqual([
    "/images/a.webp",
    "Bearer secret",
    "UTC",
  ]);
});

it.each([400, 403, 404])(
  "says that there is no such picture where the server responds with %i",
  async (status) => {
    responding(status, "text/html");
    const { body, ...response } = await images.fetch("/images/a.webp", "UTC");
    expect(response).toEqual({
      kind: "image",
      status: 404,
      headers: { "content-type": "application/problem+json" },
    });
    expect(JSON.parse(body.toString())).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      code: "not_found",
      message: "There is no such picture.",
    });
  },
);

it.each([
  [200, "text/html", "200 text/html"],
  [200, undefined, "200 "],
  [201, "image/png", "201 image/png"],
  [429, "text/plain", "429 text/plain"],
])("fails where the server responds with %i and %s", async (status, contentType, said) => {
  responding(status, contentType);
  const failure = images.fetch("/images/a.webp", "UTC");
  await expect(failure).rejects.toThrow(SiteError);
  await expect(failure).rejects.toThrow(`the server of pictures responded with ${said} for /images/a.webp`);
});
