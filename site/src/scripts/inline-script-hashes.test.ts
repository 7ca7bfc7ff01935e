import { createHash } from "node:crypto";
import { inlineScriptHashes } from "./inline-script-hashes.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("lists every inline script of a page once, whatever its attributes are", () => {
  const html = `<head><script>one()</script><script
    id="two"
  >
    two("<b>")
  </script></head><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf('\n    two("<b>")\n  ')]);
});

it("lists no script of a file, and no data", () => {
  const html = `<script src="/scripts/app.js" async></script><script async src="/a.js"></script>
    <script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>`;
  expect(inlineScriptHashes(html)).toEqual([]);
});
