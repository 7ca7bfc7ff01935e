import { httpsProblem } from "./https-address.ts";

describe("The address of an external link", () => {
  it("is accepted when it begins with https://", () => {
    expect(httpsProblem("https://doi.org/10.1037/0033-295X.88.1.1")).toBeNull();
  });

  it.each(["http://example.org", "javascript:alert(1)", "data:text/html,x", "mailto:a@example.org"])(
    "is refused as unsafe when it is %s",
    (address) => {
      expect(httpsProblem(address)).toContain("https://");
    },
  );

  it.each(["", "example.org", "/blog", "//example.org"])("must be complete, not %j", (address) => {
    expect(httpsProblem(address)).toContain("whole address");
  });

  it("holds no name or password", () => {
    expect(httpsProblem("https://ada:secret@example.org")).toContain("password");
  });

  it("does not point to our own site", () => {
    expect(httpsProblem("https://hints.example/blog", "https://hints.example")).toContain("our own site");
  });
});
