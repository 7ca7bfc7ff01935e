import { startLake, type LakeFixture } from "./content-lake.fixture.ts";
import { fetchContent } from "./fetch-content.ts";

const before = { ...process.env };
let lake: LakeFixture;
beforeAll(async () => {
  lake = await startLake();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  await lake.close();
});

it("A query ends when its time is over, although the content lake is still to respond", async () => {
  const ended = new AbortController();
  const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(ended.signal);
  lake.reply = () => {
    ended.abort(new Error("the time is over"));
    return { result: null };
  };
  const fetched = fetchContent("*", {}, { isPreview: false, liveEventId: undefined }, 1_200);
  await expect(fetched).rejects.toThrow(/abort|the time is over/i);
  expect(limit).toHaveBeenCalledWith(1_200);
});
