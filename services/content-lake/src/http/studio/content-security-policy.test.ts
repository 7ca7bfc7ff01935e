import { studioPolicy } from "./content-security-policy.ts";

describe("The studio's content security policy", () => {
  const policy = studioPolicy({ publicUrl: "https://studio.example", site: "https://hints.example" });

  it("allows the lake and the site", () => {
    expect(policy).toContain("connect-src 'self' wss://studio.example https://hints.example");
    expect(policy).toContain("frame-src 'self' https://hints.example");
  });

  it("allows no other host, and no scripts except those of the studio's build", () => {
    const hosts = new Set(policy.match(/(https?|wss?):\/\/[\w.]+/g));
    expect([...hosts].sort()).toEqual([
      "https://hints.example",
      "https://studio.example",
      "wss://studio.example",
    ]);
    expect(policy).toContain("script-src https://studio.example/static/;");
  });
});
