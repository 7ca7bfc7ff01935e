import { jest } from "@jest/globals";
import { useGateway } from "./support/use-gateway.ts";

jest.setTimeout(120_000);

const { site, get } = useGateway({});

describe("the site's files", () => {
  it("are immutable if their names contain a hash of their content", async () => {
    const path = "/scripts/app-0123456789abcdef0123.js";
    site().show(path, { body: "let a;".repeat(400), headers: { "content-type": "application/javascript" } });
    await get(path);
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-cache": "hit",
    });
    expect(headers).not.toHaveProperty("content-security-policy");
  });

  it("are looked up again if one of an old build isn't found", async () => {
    const { status, headers } = await get("/scripts/app-aaaaaaaaaaaaaaaaaaaa.js");
    expect([status, headers["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
  });

  it("don't lead elsewhere, because browsers allow scripts of any folder after a redirect", async () => {
    const location = "/files/wordlehint/production/uploaded.js";
    site().show("/scripts/moved-0123456789abcdef0123.js", { status: 301, headers: { location } });
    const { status, headers } = await get("/scripts/moved-0123456789abcdef0123.js");
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it("are revalidated each time if they keep their names", async () => {
    site().show("/sw.js", { body: "self.a", headers: { "content-type": "application/javascript" } });
    expect((await get("/sw.js")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("aren't compressed again if they are compressed already", async () => {
    const picture = Buffer.alloc(5000, 7);
    site().show("/picture.png", { body: picture, headers: { "content-type": "image/png" } });
    const { body, headers } = await get("/picture.png", { "accept-encoding": "br, gzip" });
    expect(body.equals(picture)).toBe(true);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("vary");
  });
});
