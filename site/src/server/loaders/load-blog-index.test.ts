import { startLake, type LakeFixture } from "../content-lake/content-lake.fixture.ts";
import { blogIndexQuery } from "../queries/blog-queries.ts";
import { loadBlog } from "./load-blog-index.ts";

const before = { ...process.env };
let lake: LakeFixture;

beforeAll(async () => {
  lake = await startLake();
});
beforeEach(() => {
  lake.queries = [];
  lake.reply = ({ query }) => ({
    result: query === blogIndexQuery ? null : { site: null, navigation: null },
  });
});
afterAll(async () => {
  process.env = before;
  await lake.close();
});

const load = (page: number | null) => loadBlog({ url: "/blog", headers: new Map() }, page);
const rangeAsked = () => lake.queries.find(({ query }) => query === blogIndexQuery)?.params;

describe("A page of the blog", () => {
  it("is empty if it is the first one and nothing is written yet", async () => {
    const { status, props } = await load(1);
    expect(status).toBeUndefined();
    expect(props?.state).toBe("empty");
    expect(rangeAsked()).toEqual({ from: 0, to: 9 });
  });

  it.each([2, null])("isn't found beyond the last one: %j", async (page) => {
    expect((await load(page)).status).toBe(404);
    const { from = 0 } = rangeAsked() as { from?: number };
    expect(from).toBeGreaterThanOrEqual(9);
    if (page === null) expect(from).toBeGreaterThan(1_000_000);
  });

  it("is written again when what it shows is published: facts on the first one only", async () => {
    lake.reply = ({ query }) => ({ result: query === blogIndexQuery ? { _rev: "r7", posts: [] } : {} });
    const [first, second] = [await load(1), await load(2)].map(({ headers }) =>
      String(headers?.["Surrogate-Key"]).split(" "),
    );
    const types = ["type:blogIndex", "type:blogPost", "type:author", "type:category"];
    expect(first).toEqual(expect.arrayContaining([...types, "type:fact"]));
    expect(second).toEqual(expect.arrayContaining(types));
    expect(second).not.toContain("type:fact");
  });
});
