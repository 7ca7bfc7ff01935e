import { deviceCookie, deviceIn } from "./device-cookie.ts";

const secret = "s".repeat(43);
const https = "https://wordlehint.example";
const http = "http://localhost:8000";

it("is for this host and for requests alone, and by https alone where the site is", () => {
  expect(deviceCookie(https, secret)).toBe(
    `__Host-device=${secret}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(deviceCookie(http, secret)).toBe(
    `device=${secret}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  );
});

it("is found among others", () => {
  expect(deviceIn(https, `a=b; __Host-device=${secret}; c=d`)).toBe(secret);
  expect(deviceIn(http, `device=${secret}`)).toBe(secret);
});

it.each([undefined, "", "device=", `device=${secret}x`, `device=${"%".repeat(43)}`, `Device=${secret}`])(
  "is not in %p",
  (header) => {
    expect(deviceIn(http, header)).toBeUndefined();
  },
);

it("isn't taken by the name that any subdomain can set, where the site is at an https address", () => {
  expect(deviceIn(https, `device=${secret}`)).toBeUndefined();
});
