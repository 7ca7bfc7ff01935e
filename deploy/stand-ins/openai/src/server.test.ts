import { askAs } from "@wordlehint/stand-in-kit/testing/ask-as";
import type { RunningServer } from "@wordlehint/stand-in-kit/start-server";
import { startOpenAi } from "./server.ts";

let server: RunningServer;
beforeEach(async () => {
  server = await startOpenAi({ host: "127.0.0.1", port: 0, mode: "good" });
});
afterEach(() => server.close());

const schema = {
  type: "object",
  properties: { guesses: { type: "array", items: { type: "string" } } },
  required: ["guesses"],
  additionalProperties: false,
};
const formatOf = (changed: object = {}) => ({
  type: "json_schema",
  json_schema: { name: "guesses", strict: true, schema: { ...schema, ...changed } },
});
const request = {
  model: "gpt-5.4-mini",
  messages: [{ role: "user", content: "I wade on stilts" }],
  response_format: formatOf(),
};

async function post(body: unknown, { path = "/v1/chat/completions", key = "sk-tests" } = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it("does nothing for a page whose name was made to lead to this machine", async () => {
  expect(await askAs("rebind.evil.example", `${server.url}/mode`, { method: "PUT" })).toMatchObject({
    status: 400,
    body: expect.stringContaining("another name") as string,
  });
  expect((await askAs("localhost:8399", `${server.url}/mode`)).status).toBe(200);
});

it("responds with a completion that has the schema's fields and the tokens that it took", async () => {
  const { status, body } = await post(request);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: "chat.completion",
    choices: [{ message: { role: "assistant", refusal: null }, finish_reason: "stop" }],
    usage: { prompt_tokens: 4 },
  });
});

it.each<[string, unknown, object, number, object]>([
  ["a missing key", request, { key: "" }, 401, { code: "invalid_api_key" }],
  ["an unknown address", request, { path: "/v1/responses" }, 404, { code: "unknown_url" }],
  ["what isn't JSON", "{", {}, 400, { message: expect.stringContaining("could not parse") as unknown }],
  ["an unknown argument", { ...request, stream: true }, {}, 400, { param: "stream" }],
  ["a missing model", { ...request, model: undefined }, {}, 400, { param: "model" }],
  ["an unknown model", { ...request, model: "llama" }, {}, 404, { code: "model_not_found" }],
  ["no messages", { ...request, messages: [] }, {}, 400, { param: "messages" }],
  [
    "a message of an unknown role",
    { ...request, messages: [{ role: "judge", content: "" }] },
    {},
    400,
    { param: "messages[0]" },
  ],
  ["plain text", { ...request, response_format: { type: "text" } }, {}, 400, { param: "response_format" }],
  [
    "an open schema",
    { ...request, response_format: formatOf({ additionalProperties: true }) },
    {},
    400,
    { message: expect.stringContaining("'additionalProperties' is required") as unknown },
  ],
  [
    "an optional field",
    { ...request, response_format: formatOf({ required: [] }) },
    {},
    400,
    { message: expect.stringContaining("'required' is required") as unknown },
  ],
])("refuses %s as OpenAI does", async (_what, body, options, status, error) => {
  const refused = await post(body, options);
  expect(refused.status).toBe(status);
  expect(refused.body).toMatchObject({ error: { type: "invalid_request_error", ...error } });
});

const putMode = (change: object) =>
  fetch(`${server.url}/mode`, { method: "PUT", body: JSON.stringify(change) });

it("changes how it responds while it runs, for as many requests as it is told", async () => {
  await putMode({ mode: "rate-limit", times: 1, retryAfterSeconds: 7 });
  const limited = await post(request);
  expect([limited.status, limited.body]).toEqual([
    429,
    { error: expect.objectContaining({ code: "rate_limit_exceeded" }) as unknown },
  ]);
  expect((await post(request)).status).toBe(200);
  const state: unknown = await (await fetch(`${server.url}/mode`)).json();
  expect(state).toEqual({ mode: "rate-limit", times: 0, retryAfterSeconds: 7, requests: 2 });
});

it.each([{ mode: "heroic" }, { mode: "good", times: 1.5 }, { mode: "good", often: true }, {}])(
  "refuses a mode such as %j",
  async (change) => {
    expect((await putMode(change)).status).toBe(400);
  },
);
