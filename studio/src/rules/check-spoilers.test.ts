import { createSpoilerCheck } from "./check-spoilers.ts";

const url = "https://hints.example/api/riddle/check-text";

function checkWith(answer: () => Response | Promise<Response>) {
  const asked: { url: string; body: unknown }[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    asked.push({ url: request.url, body: await request.json() });
    return await answer();
  };
  return { check: createSpoilerCheck({ url, fetch }), asked };
}

describe("A text", () => {
  it("is clear when the riddle service says so", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    expect(await check("Vowels first")).toEqual({ kind: "clear" });
    expect(asked).toEqual([{ url, body: { text: "Vowels first" } }]);
  });

  it("is refused with the reason that the riddle service gives", async () => {
    const { check } = checkWith(() => Response.json({ ok: false, reason: "It names tomorrow's answer." }));
    expect(await check("…")).toEqual({ kind: "spoiler", reason: "It names tomorrow's answer." });
  });

  it("is asked about once as long as it stays the same", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    await Promise.all([check("same"), check("same")]);
    expect(asked).toHaveLength(1);
  });

  it("without words needs no check", async () => {
    const { check, asked } = checkWith(() => Response.json({ ok: true }));
    expect(await check("  ")).toEqual({ kind: "clear" });
    expect(asked).toEqual([]);
  });
});

describe("A riddle service that can't be asked", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["is not there", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", () => new Response("", { status: 503 })],
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
