import { providerDocument } from "./provider-document.ts";

describe("The document of a provider's frame", () => {
  it("runs the script with its data attributes", () => {
    const html = providerDocument("https://ads.example/unit.js?a=1&b=2", { place: "home", width: "300" });
    expect(html).toContain(
      '<body><script src="https://ads.example/unit.js?a=1&amp;b=2" data-place="home" data-width="300"></script>',
    );
  });

  it("escapes attribute values", () => {
    const html = providerDocument('/x.js"><script>alert(1)</script>', { place: '" onload="alert(1)' });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('" onload="');
  });
});
