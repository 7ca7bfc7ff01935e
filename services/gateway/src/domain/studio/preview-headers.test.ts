import type { SecurityOptions } from "../security-headers.ts";
import { previewHeaders } from "./preview-headers.ts";

const studio = "https://studio.example";
const security: SecurityOptions = {
  isHttps: true,
  frameAncestors: "'none'",
  extraSources: { "connect-src": "https://data.example", "img-src": "https://pictures.example" },
  scriptFolders: ["https://wordlehint.example/scripts/"],
};
const policyOf = (headers: Record<string, string>) => headers["Content-Security-Policy"];

it("lets the studio show a preview in a frame, which may load from the studio, and no cache keep it", () => {
  const headers = previewHeaders(security, studio, ["'sha256-AAAA'"]);
  expect(headers).toMatchObject({
    "Cache-Control": "private, no-store, no-transform",
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "X-Robots-Tag": "noindex",
  });
  for (const directive of [
    `frame-ancestors 'self' ${studio};`,
    `connect-src 'self' https://data.example ${studio};`,
    `img-src 'self' data: https://pictures.example ${studio};`,
    "script-src https://wordlehint.example/scripts/ 'sha256-AAAA';",
  ])
    expect(policyOf(headers)).toContain(directive);
});

it("lets only the site itself show a preview where there is no studio", () => {
  expect(policyOf(previewHeaders(security, undefined))).toContain("frame-ancestors 'self';");
});
