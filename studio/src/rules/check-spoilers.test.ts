import { createSpoilerCheck } from "./check-spoilers.ts";

const url = "https://hints.example/api/riddle/check-text";

function checkWith(answer: (secret: string) => Response | Promise<Response>) {
  const asked: { url: string; body: unknown; pass: string | null }[] = [];
  let secrets = 1;
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const pass = request.headers.get("authorization");
    asked.push({ url: request.url, body: await request.json(), pass });
    return await answer(pass ?? "");
  };
  const pass = {
    secret: () => Promise.resolve(`secret-${secrets}`),
    forget: () => {
      secrets += 1;
    },
  };
  const checkText = createSpoilerCheck({ url, fetch, quietMs: 1 });
  const check = (text: string, documentId = "a") => checkText({ documentId, text }, pass);
  return { check, checkText, asked };
}

describe("A text", () => {
  it("is clear when the riddle service says so", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    expect(await check("Vowels first")).toEqual({ kind: "clear" });
    expect(asked).toEqual([{ url, body: { text: "Vowels first" }, pass: "Preview secret-1" }]);
  });

  it("is refused with the reason that the riddle service gives", async () => {
    const { check } = checkWith(() => Response.json({ ok: false, reason: "It names an answer." }));
    expect(await check("…")).toEqual({ kind: "spoiler", reason: "It names an answer." });
  });

  it("is asked about once as long as it stays the same", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    await Promise.all([check("same"), check("same")]);
    expect(asked).toHaveLength(1);
  });

  it("is asked about when it stays as it is, not while it is being written", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: false, reason: "no" }));
    const verdicts = await Promise.all([check("c"), check("cr"), check("other", "b"), check("crane")]);
    expect(asked.map(({ body }) => body)).toEqual([{ text: "other" }, { text: "crane" }]);
    expect(verdicts.map(({ kind }) => kind)).toEqual(Array(4).fill("spoiler"));
  });

  it("that comes back after it was changed is asked about then", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    await Promise.all([check("first"), check("second")]);
    await check("first");
    expect(asked.map(({ body }) => body)).toEqual([{ text: "second" }, { text: "first" }]);
  });

  it("without words needs no check", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    expect(await check("  ")).toEqual({ kind: "clear" });
    expect(asked).toEqual([]);
  });
});

describe("A pass", () => {
  it("that has expired is renewed, once", async () => {
    const { check, asked } = checkWith((pass) =>
      pass === "Preview secret-1" ? new Response("", { status: 401 }) : Response.json({ ok: true }),
    );
    expect((await check("text")).kind).toBe("clear");
    expect(asked.map(({ pass }) => pass)).toEqual(["Preview secret-1", "Preview secret-2"]);
  });

  it("that is never taken leaves the text unchecked, and says so", async () => {
    const { check, asked } = checkWith(() => new Response("", { status: 401 }));
    expect(await check("text")).toMatchObject({
      kind: "unchecked",
      reason: expect.stringContaining("editor's") as string,
    });
    expect(asked).toHaveLength(2);
  });

  it("that can't be had leaves the text unchecked", async () => {
    const { checkText, asked } = checkWith(() => Response.json({ ok: true }));
    const pass = { secret: () => Promise.reject(new Error("no rights")), forget: () => undefined };
    expect((await checkText({ documentId: "a", text: "text" }, pass)).kind).toBe("unchecked");
    expect(asked).toEqual([]);
  });
});

describe("A riddle service that can't be asked", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["is not there", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", () => new Response("", { status: 503 })],
    ["has been asked too often", () => new Response("", { status: 429 })],
    ["answers with something else", () => Response.json({ result: "fine" })],
    ["answers with no JSON", () => new Response("<html>")],
  ])("holds up nobody when it %s", async (_what, answer) => {
    const { check } = checkWith(answer);
    expect(await check("text")).toMatchObject({ kind: "unchecked" });
  });

  it("is asked again the next time", async () => {
    let isUp = false;
    const { check } = checkWith(() =>
      isUp ? Response.json({ ok: true }) : new Response("", { status: 503 }),
    );
    expect((await check("text")).kind).toBe("unchecked");
    isUp = true;
    expect((await check("text")).kind).toBe("clear");
  });
});
