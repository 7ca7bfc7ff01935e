import { createHash } from "node:crypto";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { pagePolicy, securityHeaders } from "./security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the inline scripts of a page", () => {
  it("are hashed by their exact text", () => {
    const html = `<!DOCTYPE html><html><head><script>/*<![CDATA[*/window.pagePath="/";if(1<2&&"&amp;"){}/*]]>*/</script>
      <SCRIPT type="text/javascript">let a = "<b>é</b>";\r\nlet b;</SCRIPT><script src="/app.js"></script></head>
      <body><script type=module>3</script></body></html>`;
    expect(inlineScriptHashes(html)).toEqual([
      hashOf(`/*<![CDATA[*/window.pagePath="/";if(1<2&&"&amp;"){}/*]]>*/`),
      hashOf(`let a = "<b>é</b>";\nlet b;`),
      hashOf("3"),
    ]);
  });

  it.each(["", " ", "module", "importmap", "text/javascript", " Application/JavaScript "])(
    "include one of the type %j",
    (type) => {
      expect(inlineScriptHashes(`<script type="${type}">1</script>`)).toEqual([hashOf("1")]);
    },
  );

  it("are hashed with the line breaks that a browser reads", () => {
    expect(inlineScriptHashes("<script>1\r2\r\n3\n4</script>")).toEqual([hashOf("1\n2\n3\n4")]);
  });

  it("don't include the text of other elements", () => {
    expect(inlineScriptHashes("<script>1</script><p>2</p><style>3</style>")).toEqual([hashOf("1")]);
    expect(inlineScriptHashes("<script>1<b>2</b></script>")).toEqual([hashOf("1<b>2</b>")]);
  });

  it("are listed once, however often they occur", () => {
    expect(inlineScriptHashes("<script>1</script><script>1</script>")).toEqual([hashOf("1")]);
  });

  it.each([
    ["structured data", `<script type="application/ld+json">{"a":1}</script>`],
    ["commented-out scripts", "<!-- <script>evil()</script> -->"],
    ["scripts within text", "<title><script>evil()</script></title>"],
    ["scripts within attributes", `<p title="<script>evil()</script>">x</p>`],
    ["nothing", ""],
  ])("don't include %s", (_what, html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe("the policy of a page", () => {
  const options = { isHttps: false, frameAncestors: "'none'", extraSources: {} };

  it("allows only the listed inline scripts, and no framing", () => {
    const policy = pagePolicy(["'sha256-abc='"], options);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  it("allows the configured sources", () => {
    const extraSources = { "img-src": "https://cdn.example", "frame-src": "https://pay.example" };
    const policy = pagePolicy([], { isHttps: true, frameAncestors: "https://studio.example", extraSources });
    expect(policy).toContain("img-src 'self' data: https://cdn.example;");
    expect(policy).toContain("frame-src https://pay.example;");
    expect(policy).toContain("frame-ancestors https://studio.example;");
    expect(policy).toContain("upgrade-insecure-requests");
  });

  it("comes with Strict-Transport-Security only if the site uses HTTPS", () => {
    expect(securityHeaders(options)).not.toHaveProperty("Strict-Transport-Security");
    expect(securityHeaders({ ...options, isHttps: true })).toHaveProperty("Strict-Transport-Security");
    expect(securityHeaders({ ...options, frameAncestors: "https://studio.example" })).not.toHaveProperty(
      "X-Frame-Options",
    );
  });
});
