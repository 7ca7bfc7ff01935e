import { jest } from "@jest/globals";
import { defaultSettings } from "../../settings/default-settings.ts";
import { startLake, type LakeStandIn } from "../content-lake/content-lake.fixture.ts";
import { siteSettings } from "./fetch-settings.ts";

const before = { ...process.env };
let lake: LakeStandIn;

beforeAll(async () => {
  lake = await startLake();
});
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  await lake.close();
});

const asking = (event: string) => siteSettings({ event, isPreview: false });

describe("The site's settings, while the content lake has never responded", () => {
  it("are the defaults, and the lake isn't queried again for a while", async () => {
    const first = await asking("event-1");
    expect(first).toMatchObject({ settings: { ...defaultSettings }, isStale: true });
    const asked = lake.asked.length;
    lake.answer = () => ({ result: { site: { name: "Riddler" }, navigation: null } });
    expect(await asking("event-2")).toMatchObject({ isStale: true });
    expect(lake.asked).toHaveLength(asked);
  });

  it("are fetched again after that", async () => {
    const now = performance.now();
    jest.spyOn(performance, "now").mockImplementation(() => now + 60_000);
    expect(await asking("event-2")).toMatchObject({ settings: { product: "Riddler" }, isStale: false });
  });
});
