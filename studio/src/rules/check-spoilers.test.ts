import { createSpoilerCheck } from "./check-spoilers.ts";

const url = "https://hints.example/api/riddle/check-text";

function checkWith(respond: (authorization: string) => Response | Promise<Response>) {
  const requests: { url: string; body: unknown; authorization: string | null }[] = [];
  let passNumber = 1;
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const authorization = request.headers.get("authorization");
    requests.push({ url: request.url, body: await request.json(), authorization });
    return await respond(authorization ?? "");
  };
  const pass = {
    get: () => Promise.resolve(`pass-${passNumber}`),
    invalidate: () => {
      passNumber += 1;
    },
  };
  const checkText = createSpoilerCheck({ url, fetch, debounceMs: 1 });
  const check = (text: string, documentId = "a") => checkText({ documentId, text }, pass);
  return { check, checkText, requests };
}

describe("A text", () => {
  it("is clear when the riddle service says so", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: true }));
    expect(await check("Vowels first")).toEqual({ kind: "clear" });
    expect(requests).toEqual([{ url, body: { text: "Vowels first" }, authorization: "TextCheck pass-1" }]);
  });

  it("is refused with the reason that the riddle service gives", async () => {
    const { check } = checkWith(() => Response.json({ ok: false, reason: "It names an answer." }));
    expect(await check("…")).toEqual({ kind: "spoiler", reason: "It names an answer." });
  });

  it("is sent once as long as it stays the same", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: true }));
    await Promise.all([check("same"), check("same")]);
    expect(requests).toHaveLength(1);
  });

  it("is sent once it stays unchanged, not while it is being written", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: false, reason: "no" }));
    const verdicts = await Promise.all([check("c"), check("cr"), check("other", "b"), check("crane")]);
    expect(requests.map(({ body }) => body)).toEqual([{ text: "other" }, { text: "crane" }]);
    expect(verdicts.map(({ kind }) => kind)).toEqual(Array(4).fill("spoiler"));
  });

  it("is sent when an editor returns to it, if it was not sent before", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: true }));
    await Promise.all([check("first"), check("second")]);
    await check("first");
    expect(requests.map(({ body }) => body)).toEqual([{ text: "second" }, { text: "first" }]);
  });

  it("isn't checked when the riddle service doesn't judge it, with the reason", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: null, reason: "It is a list." }));
    expect(await check("list")).toEqual({ kind: "unchecked", reason: "It is a list." });
    await check("list");
    expect(requests).toHaveLength(2);
  });

  it("that was refused is not sent again with additions, but as soon as a part of it is gone", async () => {
    const { check, requests } = checkWith(() =>
      requests.length < 2 ? Response.json({ ok: false, reason: "no" }) : Response.json({ ok: true }),
    );
    const refused = { kind: "spoiler", reason: "no" };
    expect(await check("a crane\nwades")).toEqual(refused);
    expect(await check("today a crane\nwades on")).toEqual(refused);
    expect(requests).toHaveLength(1);
    expect(await check("today a cran\nwades on")).toEqual({ kind: "clear" });
    expect(await check("today a crane\nwades on and on")).toEqual({ kind: "clear" });
    expect(requests).toHaveLength(3);
  });

  it("is sent although the text of another document was refused", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: false, reason: "no" }));
    await check("a crane", "a");
    await check("a crane wades", "b");
    expect(requests).toHaveLength(2);
  });

  it("without words is not sent", async () => {
    const { check, requests } = checkWith(() => Response.json({ ok: true }));
    expect(await check("  ")).toEqual({ kind: "clear" });
    expect(requests).toEqual([]);
  });
});

describe("The editor's pass", () => {
  it("is renewed once after the riddle service refused it", async () => {
    const { check, requests } = checkWith((authorization) =>
      authorization === "TextCheck pass-1" ? new Response("", { status: 401 }) : Response.json({ ok: true }),
    );
    expect((await check("text")).kind).toBe("clear");
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      "TextCheck pass-1",
      "TextCheck pass-2",
    ]);
  });

  it("leaves the text unchecked, with the reason, when the riddle service refuses it twice", async () => {
    const { check, requests } = checkWith(() => new Response("", { status: 401 }));
    expect(await check("text")).toMatchObject({
      kind: "unchecked",
      reason: expect.stringContaining("refused the studio’s pass") as string,
    });
    expect(requests).toHaveLength(2);
  });

  it("leaves the text unchecked when there is none", async () => {
    const { checkText, requests } = checkWith(() => Response.json({ ok: true }));
    const pass = { get: () => Promise.reject(new Error("no rights")), invalidate: () => undefined };
    expect((await checkText({ documentId: "a", text: "text" }, pass)).kind).toBe("unchecked");
    expect(requests).toEqual([]);
  });
});

describe("A riddle service without a valid response", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["can't be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", () => new Response("", { status: 503 })],
    ["has had too many requests", () => new Response("", { status: 429 })],
    ["responds with something else", () => Response.json({ result: "fine" })],
    ["responds without JSON", () => new Response("<html>")],
  ])("leaves the text unchecked when it %s", async (_what, respond) => {
    const { check } = checkWith(respond);
    expect(await check("text")).toMatchObject({ kind: "unchecked" });
  });

  it("is asked again by the next check", async () => {
    let isUp = false;
    const { check } = checkWith(() =>
      isUp ? Response.json({ ok: true }) : new Response("", { status: 503 }),
    );
    expect((await check("text")).kind).toBe("unchecked");
    isUp = true;
    expect((await check("text")).kind).toBe("clear");
  });
});
