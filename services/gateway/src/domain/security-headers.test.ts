import {
  onPaymentPage,
  pagePolicy,
  paymentPermissions,
  securityHeaders,
  type SecurityOptions,
} from "./security-headers.ts";

const options: SecurityOptions = {
  isHttps: true,
  hasHttpsSubdomains: false,
  frameAncestors: "'none'",
  extraSources: {},
  scriptFolders: ["https://wordlehint.example/scripts/"],
};
const hashes = ["'sha256-AAAA'", "'sha256-BBBB'"];

describe("the policy of a page", () => {
  it("allows our own origin, data images, inline styles and the scripts of the build, and nothing else", () => {
    expect(pagePolicy(hashes, options)).toBe(
      "default-src 'self'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'none'; img-src 'self' data:; object-src 'none'; " +
        "script-src https://wordlehint.example/scripts/ 'sha256-AAAA' 'sha256-BBBB'; script-src-attr 'none'; " +
        "style-src 'self' 'unsafe-inline'; worker-src 'self'; upgrade-insecure-requests",
    );
  });

  it("allows the configured sources and frames, and plain HTTP where the site has no HTTPS", () => {
    const extraSources = {
      "script-src": "https://scripts.example",
      "connect-src": "https://one.example https://two.example",
      "img-src": "https://pictures.example",
      "frame-src": "https://frames.example",
    };
    expect(
      pagePolicy([], {
        ...options,
        isHttps: false,
        frameAncestors: "'self' https://studio.example",
        extraSources,
      }),
    ).toBe(
      "default-src 'self'; base-uri 'none'; connect-src 'self' https://one.example https://two.example; " +
        "font-src 'self'; form-action 'self'; frame-ancestors 'self' https://studio.example; " +
        "frame-src https://frames.example; img-src 'self' data: https://pictures.example; object-src 'none'; " +
        "script-src https://wordlehint.example/scripts/ https://scripts.example; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; worker-src 'self'",
    );
  });
});

describe("the policy of a page on which players pay", () => {
  const pays: SecurityOptions = {
    ...options,
    extraSources: { "connect-src": "https://one.example" },
    paymentSources: {
      "script-src": "https://pay.example",
      "connect-src": "https://api.pay.example",
      "frame-src": "https://pay.example https://*.pay.example",
    },
  };

  it("allows the payment provider's script, calls and frames besides what every page allows", () => {
    expect(pagePolicy(hashes, onPaymentPage(pays)).split("; ")).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://one.example https://api.pay.example",
        "frame-src https://pay.example https://*.pay.example",
        "script-src https://wordlehint.example/scripts/ 'sha256-AAAA' 'sha256-BBBB' https://pay.example",
      ]),
    );
  });

  it("leaves those of other pages as they are", () => {
    expect(pagePolicy(hashes, pays)).not.toContain("pay.example");
    expect(pagePolicy(hashes, onPaymentPage(options))).toBe(pagePolicy(hashes, options));
  });

  it("lets wallets work in the provider's frames", () => {
    expect(paymentPermissions(pays)).toContain(
      'payment=(self "https://pay.example" "https://*.pay.example")',
    );
    expect(paymentPermissions(options)).toContain("payment=(self)");
  });
});

describe("the headers of every response", () => {
  const always = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };

  it("ask for HTTPS, and forbid frames to browsers that don't know the policy", () => {
    expect(securityHeaders(options)).toEqual({
      ...always,
      "X-Frame-Options": "DENY",
      "Strict-Transport-Security": "max-age=31536000",
    });
  });

  it("ask for HTTPS on subdomains, which may be other sites, only if an operator says so", () => {
    expect(securityHeaders({ ...options, hasHttpsSubdomains: true })).toHaveProperty(
      "Strict-Transport-Security",
      "max-age=31536000; includeSubDomains",
    );
  });

  it("don't ask for HTTPS where there is none, nor forbid frames that are allowed", () => {
    expect(securityHeaders({ ...options, isHttps: false, frameAncestors: "'self'" })).toEqual(always);
  });
});
