import { inScript, webApplication } from "./structured-data.ts";

describe("Structured data", () => {
  it("describes a free web application", () => {
    expect(JSON.parse(inScript(webApplication("https://hint.example")))).toMatchObject({
      "@context": "https://schema.org",
      "@type": "WebApplication",
      url: "https://hint.example",
      offers: { price: "0", priceCurrency: "USD" },
    });
  });

  it("can't end the script that it stands in", () => {
    const text = inScript({ "@type": "Thing", name: "</script><script>alert(1)</script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({ name: "</script><script>alert(1)</script>" });
  });
});
