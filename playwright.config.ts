import { defineConfig } from "@playwright/test";

const { BASE_URL, CHROMIUM_PATH, CI } = process.env;

/** Chromium flags that let the tests run as root and without network access, and stop requests of its own. */
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
  globalSetup: "./deploy/test-servers/src/playwright-setup.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(CI),
  fullyParallel: true,
  // Timing on a busy machine can fail a test once. A test that passes on the retry is reported as flaky: it, or the
  // code that it tests, has a race to be found.
  retries: 1,
  workers: 2,
  // Generous limits for busy machines; no test measures time by them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Without a limit of its own, an action that can't be done takes the whole time of its test.
    actionTimeout: 60_000,
    ...(BASE_URL ? { baseURL: BASE_URL } : {}),
    browserName: "chromium",
    // `page.route` doesn't see what a service worker requests. Its own tests allow it.
    serviceWorkers: "block",
    // The server renders a page for this zone when the request names none. In another zone it may already be the
    // next day, and the page would begin with a request for that day's riddle.
    timezoneId: "America/New_York",
    launchOptions: { args: launchArgs, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
    trace: "on-first-retry",
  },
  projects: [
    {
      // The slowest tests start first. Without reduced motion, drawing the studio's animations would make them slower.
      name: "editor",
      testMatch: "**/single-viewport/editor/*.spec.ts",
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
    {
      name: "phone",
      testIgnore: "**/single-viewport/**",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", testIgnore: "**/single-viewport/**", use: { viewport: { width: 1280, height: 800 } } },
    // Tests that set their own viewport or don't depend on one. Those about motion opt in with `withMotion`.
    {
      name: "single-viewport",
      testMatch: "**/single-viewport/**/*.spec.ts",
      testIgnore: "**/single-viewport/editor/**",
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
  ],
});
