import { defaultSettings } from "../../settings/default-settings.ts";
import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { fetchSettings } from "./fetch-settings.ts";

const before = { ...process.env };
let lake: LakeFixture;

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

const settingsAt = (liveEventId: string) => fetchSettings({ liveEventId, isPreview: false });

describe("The site's settings, while the content lake has never responded", () => {
  it("are the defaults, and the lake isn't queried again for a while", async () => {
    const first = await settingsAt("event-1");
    expect(first).toMatchObject({ settings: { ...defaultSettings }, isStale: true });
    const queryCount = lake.queries.length;
    lake.reply = () => ({ result: { site: { name: "Riddler" }, navigation: null } });
    expect(await settingsAt("event-2")).toMatchObject({ isStale: true });
    expect(lake.queries).toHaveLength(queryCount);
  });

  it("are fetched again after that", async () => {
    const now = performance.now();
    jest.spyOn(performance, "now").mockImplementation(() => now + 60_000);
    expect(await settingsAt("event-2")).toMatchObject({ settings: { product: "Riddler" }, isStale: false });
  });
});

it("The settings of a preview's drafts are never those that visitors see while the content lake fails", async () => {
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + 120_000);
  const named = (name: string) => () => ({ result: { site: { name }, navigation: null } });
  lake.reply = named("Published");
  expect(await settingsAt("event-3")).toMatchObject({ settings: { product: "Published" } });
  lake.reply = named("Draft");
  const preview = await fetchSettings({ liveEventId: "event-3", isPreview: true });
  expect(preview).toMatchObject({ settings: { product: "Draft" } });
  lake.reply = () => ({ status: 503 });
  expect(await settingsAt("event-4")).toMatchObject({ settings: { product: "Published" }, isStale: true });
});

it("Several pages at once get the last known settings while the content lake fails", async () => {
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + 180_000);
  lake.reply = () => ({ status: 503 });
  const settings = await Promise.all([settingsAt("event-5"), settingsAt("event-5"), settingsAt("event-5")]);
  expect(settings.map(({ isStale }) => isStale)).toEqual([true, true, true]);
});
