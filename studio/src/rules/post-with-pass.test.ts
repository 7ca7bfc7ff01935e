import { NoPass, postWithPass } from "./post-with-pass.ts";

const url = "https://hints.example/api/riddle/check-text";

/** A site that responds to each request with the next status, and the passes of an editor. */
function setUp(statuses: readonly number[], passes: readonly (string | Error)[] = ["first", "second"]) {
  const requests: Request[] = [];
  const invalidated: number[] = [];
  let taken = 0;
  const fetch = (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return Promise.resolve(new Response(null, { status: statuses[requests.length - 1] ?? 500 }));
  };
  const pass = {
    get: () => {
      const next = passes[taken] ?? new Error("no more passes");
      taken += 1;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    invalidate: () => void invalidated.push(requests.length),
  };
  const post = () => postWithPass({ url, body: { text: "Vowels" }, pass, fetch, timeoutMs: 60_000 });
  const sent = () => requests.map(({ headers }) => headers.get("authorization"));
  return { post, requests, sent, invalidated };
}

describe("A request on behalf of an editor", () => {
  it("posts JSON with the editor's pass, and no cookies", async () => {
    const { post, requests, sent } = setUp([200]);
    expect((await post()).status).toBe(200);
    const [request] = requests;
    expect(request).toMatchObject({ url, method: "POST", credentials: "omit" });
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(await request?.json()).toEqual({ text: "Vowels" });
    expect(sent()).toEqual(["TextCheck first"]);
  });

  it("is sent again with a new pass when the site refuses the pass, but no third time", async () => {
    const { post, requests, sent, invalidated } = setUp([401, 401, 200]);
    expect((await post()).status).toBe(401);
    expect(sent()).toEqual(["TextCheck first", "TextCheck second"]);
    expect(await requests[1]?.json()).toEqual({ text: "Vowels" });
    expect(invalidated).toEqual([1]);
  });

  it.each([400, 403, 429, 503])("is not sent again when the site responds with %d", async (status) => {
    const { post, requests, invalidated } = setUp([status, 200]);
    expect((await post()).status).toBe(status);
    expect(requests).toHaveLength(1);
    expect(invalidated).toEqual([]);
  });

  const noRights = new Error("no rights");
  it.each([
    ["no pass", [noRights], 0],
    ["no second pass", ["first", noRights], 1],
  ])("fails when the editor gets %s, with the reason", async (_what, passes, count) => {
    const { post, requests } = setUp([401], passes);
    const error = await post().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NoPass);
    expect(error).toMatchObject({ cause: noRights });
    expect(requests).toHaveLength(count);
  });

  it("fails when the site doesn't respond in time", async () => {
    const pass = { get: () => Promise.resolve("first"), invalidate: () => undefined };
    const fetch = (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });
    await expect(postWithPass({ url, body: {}, pass, fetch, timeoutMs: 1 })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });
});
