import { defaultSettings } from "../../settings/default-settings.ts";
import { readEnvironment } from "./environment-settings.ts";

const before = { ...process.env };
let logged: string[];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, "error").mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

const settingsFrom = (env: Record<string, string>) => {
  process.env = { ...before, ...env };
  return readEnvironment()(defaultSettings);
};

describe("The settings that the environment overrides", () => {
  it("are the editors' if the variables are unset or blank", () => {
    expect(settingsFrom({ BLOCKER_MODE: "", AD_SCRIPT_URL: "" })).toEqual(defaultSettings);
    expect(logged).toEqual([]);
  });

  it("are the environment's if its variables are set", () => {
    expect(
      settingsFrom({
        BLOCKER_MODE: "full-screen",
        APP_STORE_URL: "https://store.example/app",
        PLAY_STORE_URL: "https://play.example/app?id=1",
        APP_RATING: "4.7/1200",
        ANALYTICS_SCRIPT_URL: "https://count.example/count.js",
        AD_SCRIPT_URL: "HTTPS://ads.example/unit.js",
      }),
    ).toEqual({
      ...defaultSettings,
      blockerMode: "full-screen",
      app: {
        appStoreUrl: "https://store.example/app",
        playStoreUrl: "https://play.example/app?id=1",
        rating: { value: 4.7, count: 1200 },
      },
      analyticsScriptUrl: "https://count.example/count.js",
      adScriptUrl: "HTTPS://ads.example/unit.js",
    });
    expect(logged).toEqual([]);
  });

  it.each([
    "http://ads.example/unit.js",
    "/unit.js",
    "//ads.example/unit.js",
    "/\\ads.example/unit.js",
    "/\t/ads.example/unit.js",
    "javascript:alert(1)",
    "data:text/javascript,1",
    "unit.js",
    "https://",
    "https://user:secret@ads.example/unit.js",
    "https:ads.js",
    " https://ads.example",
  ])("reject the script URL %j, and name the variable without its value", (url) => {
    expect(settingsFrom({ AD_SCRIPT_URL: url }).adScriptUrl).toBeNull();
    expect(logged).toEqual([expect.stringMatching(/^Ignoring AD_SCRIPT_URL: must be an https address/)]);
    expect(logged[0]).not.toContain("ads.example");
  });

  it.each(["4.7", "0.4/10", "5.1/10", "4.7/0", "4,7/12", "4.7/-3", "4.7/1e3", "nan/nan", "4.7/12/3"])(
    "reject the rating %j",
    (rating) => {
      expect(settingsFrom({ APP_RATING: rating }).app.rating).toBeNull();
      expect(logged).toEqual(["Ignoring APP_RATING: must be value/count, such as 4.7/1200"]);
    },
  );

  it("keep the default blocker mode if the variable is invalid", () => {
    expect(settingsFrom({ BLOCKER_MODE: "Modal " }).blockerMode).toBe("modal");
    expect(logged).toEqual(["Ignoring BLOCKER_MODE: must be one of off, modal, full-screen"]);
  });
});
