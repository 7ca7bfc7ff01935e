import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { premiumQuery } from "../queries/premium-query.ts";
import { loadSubscribePage } from "./load-subscribe-page.ts";

const before = { ...process.env };
const settings = { result: { site: { name: "Riddler" }, navigation: null }, syncTags: ["s1:site"] };
const texts = { premiumName: "Riddler Gold", premiumBenefits: ["No advertising"], premiumPitch: "Join us." };

let lake: LakeFixture;

beforeAll(async () => {
  lake = await startLake();
  process.env.SITE_ORIGIN = "https://www.hint.example";
});
beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  await lake.close();
});

function load(reply: LakeFixture["reply"]) {
  lake.reply = (received) => (received.query === premiumQuery ? reply(received) : settings);
  return loadSubscribePage({ url: "/subscribe", headers: new Map() });
}

describe("The page to buy Premium", () => {
  it("has what editors write about Premium, and is cached until a publish", async () => {
    const { status, headers, props } = await load(() => ({ result: texts }));
    expect(status).toBeUndefined();
    expect(props).toMatchObject({
      premium: { name: "Riddler Gold", benefits: ["No advertising"], pitch: "Join us." },
      settings: { product: "Riddler" },
      origin: "https://hint.example",
    });
    expect(headers?.["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers?.["Surrogate-Key"]).toContain("type:siteSettings");
  });

  it("has the plan's usual name where editors have written nothing", async () => {
    for (const result of [null, { premiumName: null, premiumBenefits: null, premiumPitch: null }]) {
      const { headers, props } = await load(() => ({ result }));
      expect(props?.premium).toEqual({ name: "Ads-Free Premium", benefits: [], pitch: "" });
      expect(headers?.["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("is there without its texts while they can't be fetched, and isn't cached", async () => {
    const { status, headers, props } = await load(() => ({ status: 500 }));
    expect(status).toBeUndefined();
    expect(props?.premium).toEqual({ name: "Ads-Free Premium", benefits: [], pitch: "" });
    expect(headers).toMatchObject({ "Cache-Control": "no-store" });
  });
});
