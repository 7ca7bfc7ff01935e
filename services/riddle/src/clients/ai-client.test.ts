import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import * as z from "zod";
import { connectAi, type AiQuestion, type ReasoningEffort } from "./ai-client.ts";

let api: FakeServer;
beforeEach(async () => {
  api = await startFakeServer(respondWith(200, {}));
});
afterEach(() => api.stop());

function respondWith(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): FakeServer["handler"] {
  return (_req, res) =>
    res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

const question: AiQuestion<{ guesses: string[] }> = {
  name: "guesses",
  schema: z.object({ guesses: z.array(z.string()) }),
  prompt: { system: "Solve the riddle.", user: "I wade." },
  maxOutputTokens: 300,
};

function ask(reasoningEffort?: ReasoningEffort) {
  const client = connectAi({ apiKey: "sk-tests", baseUrl: api.url, model: "gpt-tests", reasoningEffort });
  return client.ask(question, new AbortController().signal);
}

describe("a request", () => {
  it("limits what the model writes, and isn't kept by the API", async () => {
    await ask();
    const [{ headers, body, url } = { headers: {}, body: "", url: "" }] = api.requests;
    expect([url, headers.authorization]).toEqual(["/chat/completions", "Bearer sk-tests"]);
    const sent = JSON.parse(body) as object;
    expect(sent).toMatchObject({
      model: "gpt-tests",
      max_completion_tokens: 300,
      store: false,
      messages: [
        { role: "system", content: "Solve the riddle." },
        { role: "user", content: "I wade." },
      ],
    });
    expect(sent).not.toHaveProperty("reasoning_effort");
  });

  it("has the reasoning effort of models that take one", async () => {
    await ask("low");
    expect(JSON.parse(api.requests[0]?.body ?? "")).toMatchObject({ reasoning_effort: "low" });
  });
});

describe("a response", () => {
  it("of which the API has filtered a part can't be used, but has to be paid", async () => {
    const message = { content: '{"guesses":["crane"]}' };
    const usage = { prompt_tokens: 20, completion_tokens: 5 };
    api.handler = respondWith(200, { choices: [{ finish_reason: "content_filter", message }], usage });
    expect(await ask()).toEqual({
      kind: "unusable",
      reason: "filtered",
      usage: { inputTokens: 20, outputTokens: 5 },
    });
  });

  it.each([
    [400, false],
    [401, false],
    [403, false],
    [408, true],
    [409, true],
    [429, true],
    [503, true],
  ])("with status %i costs nothing, and is asked for again: %s", async (status, isRetryable) => {
    api.handler = respondWith(status, { error: { message: "no crane" } });
    expect(await ask()).toMatchObject({ reason: `status ${status}`, isRetryable, mayCost: false });
    expect(api.requests).toHaveLength(1);
  });

  it.each([
    [{ "retry-after-ms": "250", "retry-after": "1" }, 250],
    [{ "retry-after": "1.5" }, 1500],
    [{ "retry-after": "Sat, 21 Nov 2015 17:00:00 GMT" }, 0],
    [{ "retry-after": "soon" }, undefined],
    [{}, undefined],
  ])("with the headers %j asks to wait for %s ms", async (headers, retryAfterMs) => {
    api.handler = respondWith(429, {}, headers);
    expect(await ask()).toMatchObject({ kind: "failure", retryAfterMs });
  });
});
