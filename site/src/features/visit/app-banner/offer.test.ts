import { isMobileDevice, offerFor } from "./offer.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const ipad =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15";
const pixel =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

const appStoreUrl = "https://apps.apple.com/app/id1";
const playStoreUrl = "https://play.google.com/store/apps/details?id=six";
const both = { appStoreUrl, playStoreUrl, rating: null };
const ios = { platform: "ios", to: appStoreUrl };
const android = { platform: "android", to: playStoreUrl };

describe("The app store offer", () => {
  it.each([
    ["an iPhone", iphone, 5, ios],
    ["an iPad that calls itself a Macintosh", ipad, 5, ios],
    ["an Android phone", pixel, 5, android],
    ["a narrow window on a Macintosh", ipad, 0, ios],
    ["a narrow window elsewhere", linux, 0, ios],
  ])("is the platform's own store: %s", (_case, userAgent, maxTouchPoints, offer) => {
    expect(offerFor({ userAgent, maxTouchPoints }, both, null)).toEqual(offer);
  });

  it.each([
    ["an iPhone", iphone, { ...both, appStoreUrl: null }],
    ["an Android phone", pixel, { ...both, playStoreUrl: null }],
    ["any device", linux, { ...both, appStoreUrl: null, playStoreUrl: null }],
  ])(
    "is the article about the game if the platform's store isn't configured: %s",
    (_case, userAgent, app) => {
      const device = { userAgent, maxTouchPoints: 5 };
      expect(offerFor(device, app, "/blog/six")).toEqual({ platform: "site", to: "/blog/six" });
      expect(offerFor(device, app, null)).toBeNull();
    },
  );

  it("is whichever store exists, in a narrow desktop window", () => {
    expect(offerFor({ userAgent: linux, maxTouchPoints: 0 }, { ...both, appStoreUrl: null }, null)).toEqual(
      android,
    );
  });
});

describe("isMobileDevice()", () => {
  it.each([
    [iphone, true],
    [pixel, true],
    ["mozilla/5.0 (ipod touch)", true],
    [linux, false],
    ["", false],
  ])("recognizes a mobile user agent: %s", (userAgent, isMobile) => {
    expect(isMobileDevice({ userAgent })).toBe(isMobile);
  });
});
