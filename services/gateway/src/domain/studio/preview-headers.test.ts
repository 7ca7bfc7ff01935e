import { previewHeaders } from "./preview-headers.ts";
import { pagePolicy, type SecurityOptions } from "../security-headers.ts";

const studio = "https://studio.example";
const security: SecurityOptions = {
  isHttps: true,
  frameAncestors: "'none'",
  extraSources: {},
  scriptFolders: ["https://wordlehint.example/scripts/"],
};
const hashes = ["'sha256-AAAA'"];
const uncached = {
  "Cache-Control": "private, no-store, no-transform",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex",
};

it("lets the studio show a preview in a frame, which may load from the studio, and no cache keep it", () => {
  const extraSources = { "connect-src": studio, "img-src": studio };
  expect(previewHeaders(security, studio, hashes)).toEqual({
    ...uncached,
    "Content-Security-Policy": pagePolicy(hashes, {
      ...security,
      frameAncestors: `'self' ${studio}`,
      extraSources,
    }),
  });
});

it("keeps the sources that are configured for pages", () => {
  const extraSources = {
    "script-src": "https://scripts.example",
    "connect-src": "https://data.example",
    "img-src": "https://pictures.example",
  };
  const policy = previewHeaders({ ...security, extraSources }, studio)["Content-Security-Policy"];
  expect(policy).toContain(`connect-src 'self' https://data.example ${studio};`);
  expect(policy).toContain(`img-src 'self' data: https://pictures.example ${studio};`);
  expect(policy).toContain("script-src https://wordlehint.example/scripts/ https://scripts.example;");
});

it("lets only the site itself show a preview where there is no studio", () => {
  const frameAncestors = "'self'";
  expect(previewHeaders(security, undefined)).toEqual({
    ...uncached,
    "Content-Security-Policy": pagePolicy([], { ...security, frameAncestors }),
  });
});
