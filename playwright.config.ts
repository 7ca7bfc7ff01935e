import { defineConfig } from "@playwright/test";

const { BASE_URL, CHROMIUM_PATH, CI } = process.env;

/** The browser is given as root and on a closed network too, and asks for nothing but the pages. */
const launchArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--disable-gpu",
  "--no-first-run",
];

export default defineConfig({
  testDir: "site/test/browser",
  globalSetup: "./deploy/local/test-servers/playwright-setup.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(CI),
  fullyParallel: true,
  // A page on a busy machine can surprise a test once. One that needs its second try is counted as flaky and named
  // at the end: it, or what it tests, has a race that should be found.
  retries: 1,
  workers: 2,
  // A busy machine may take its time; nothing is measured by these.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...(BASE_URL ? { baseURL: BASE_URL } : {}),
    browserName: "chromium",
    // A page that is asked for without a zone is rendered for this one. In another it may be the next day already,
    // and a page then begins with a request for that day's riddle.
    timezoneId: "America/New_York",
    launchOptions: { args: launchArgs, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "phone",
      testIgnore: "**/once/**",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", testIgnore: "**/once/**", use: { viewport: { width: 1280, height: 800 } } },
    // These choose their own viewports, or don't depend on one.
    { name: "once", testMatch: "**/once/**/*.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
