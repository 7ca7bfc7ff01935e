import { jest } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useLiveStatus } from "./use-live-status.ts";

let shown = "r1";
let site: Server;
let siteUrl: string;
beforeAll(async () => {
  site = createServer((req, res) => {
    const asked = new URL(req.url ?? "/", "http://site").searchParams.get("revision");
    res.end(JSON.stringify({ state: asked === shown ? "live" : "earlier" }));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

describe("The live status of a page", () => {
  it("follows a publish while its panel is open, and tells how long that took", async () => {
    const { result, rerender } = renderHook(
      (revision: string) => useLiveStatus({ siteUrl, path: "/blog/vowels", revision }),
      { initialProps: "r1" },
    );
    await waitFor(() => expect(result.current).toMatchObject({ kind: "live", delayMs: null }));

    rerender("r2");
    await waitFor(() => expect(result.current).toMatchObject({ kind: "waiting" }));
    shown = "r2";
    await waitFor(() =>
      expect(result.current).toMatchObject({ kind: "live", delayMs: expect.any(Number) as number }),
    );
  });
});

interface Watched {
  path: string | null;
  revision: string | null;
}

interface Asked {
  path: string | null;
  revision: string | null;
  respond: (response: Response) => void;
}

const live = () => Response.json({ state: "live" });
const earlier = () => Response.json({ state: "earlier" });

const runFor = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A panel on a fake clock. The site responds as `site` says, or, without it, when the test resolves the request. */
function openPanel(opened: Watched, site?: () => Response) {
  jest.useFakeTimers();
  const asked: Asked[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    if (init?.signal?.aborted) return Promise.reject(new DOMException("Aborted", "AbortError"));
    const { searchParams } = new URL(url as URL);
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ path: searchParams.get("path"), revision: searchParams.get("revision"), respond: resolve });
    if (site) resolve(site());
    return promise;
  });
  const { result, rerender, unmount } = renderHook(
    (watched: Watched) => useLiveStatus({ siteUrl: "http://site", ...watched }),
    { initialProps: opened },
  );
  return { result, asked, show: rerender, close: unmount };
}

describe("The panel of a page that is published again", () => {
  const path = "/blog/vowels";

  it("shows neither the status nor the delay of the revision before", async () => {
    const { result, asked, show } = openPanel({ path, revision: "r1" });
    show({ path, revision: "r2" });
    await runFor(300);
    asked[1]?.respond(live());
    await runFor(0);
    expect(result.current.delayMs).toBeCloseTo(300);
    show({ path, revision: "r3" });
    expect(result.current).toMatchObject({ kind: "unknown", delayMs: null });
  });

  it("counts the delay from the publish, not from when it was opened", async () => {
    let respond = live;
    const { result, show } = openPanel({ path, revision: "r1" }, () => respond());
    await runFor(60_000);
    respond = earlier;
    show({ path, revision: "r2" });
    await runFor(300);
    respond = live;
    await runFor(100);
    expect(result.current.kind).toBe("live");
    expect(result.current.delayMs).toBeCloseTo(400);
  });

  it("leaves out what the site says late about the revision before", async () => {
    const { result, asked, show } = openPanel({ path, revision: "r1" });
    show({ path, revision: "r2" });
    asked[1]?.respond(live());
    await runFor(0);
    asked[0]?.respond(earlier());
    await runFor(10_000);
    expect(result.current.kind).toBe("live");
    expect(asked).toHaveLength(2);
  });

  it("asks about the new address when the page has moved", async () => {
    const { asked, show } = openPanel({ path, revision: "r1" }, live);
    await runFor(0);
    show({ path: "/blog/consonants", revision: "r1" });
    await runFor(0);
    expect(asked.map((request) => request.path)).toEqual([path, "/blog/consonants"]);
  });

  it("asks no more once the page is unpublished", async () => {
    const { result, asked, show } = openPanel({ path, revision: "r1" }, earlier);
    await runFor(0);
    show({ path, revision: null });
    await runFor(10_000);
    expect(result.current.kind).toBe("offline");
    expect(asked).toHaveLength(1);
  });
});

describe("The site", () => {
  const published = { path: "/blog/vowels", revision: "r1" };

  it("is asked five times a second for ten seconds after a publish, then once in five seconds", async () => {
    const { asked } = openPanel(published, earlier);
    await runFor(9100);
    expect(asked).toHaveLength(46);
    await runFor(1900);
    const before = asked.length;
    await runFor(20_000);
    expect(asked).toHaveLength(before + 4);
  });

  it("is asked no more once it shows the revision", async () => {
    const { result, asked } = openPanel(published, live);
    await runFor(60_000);
    expect(result.current).toMatchObject({ kind: "live", delayMs: null });
    expect(asked).toHaveLength(1);
  });

  it("is asked no more once the panel is closed", async () => {
    const { asked, close } = openPanel(published, earlier);
    await runFor(100);
    close();
    await runFor(60_000);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["isn't published", { path: "/blog/vowels", revision: null }],
    ["has no page of its own", { path: null, revision: "r1" }],
  ])("isn't asked about a document that %s", async (_what, watched) => {
    const { asked } = openPanel(watched, live);
    await runFor(1000);
    expect(asked).toEqual([]);
  });
});
