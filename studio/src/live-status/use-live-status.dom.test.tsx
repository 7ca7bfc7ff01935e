import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { renderHook, waitFor } from "@testing-library/react";
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
