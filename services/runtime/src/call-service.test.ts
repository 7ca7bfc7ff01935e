import { defineRoute } from "@wordlehint/contracts";
import * as z from "zod";
import { callService, ServiceCallFailed } from "./call-service.ts";

afterEach(() => jest.restoreAllMocks());

const contract = defineRoute({
  method: "post",
  path: "/internal/accounts/:id/notes/:noteId",
  summary: "Adds a note",
  auth: "service",
  body: z.object({ text: z.string() }),
  response: { status: 201, description: "How many there are", body: z.object({ count: z.int() }) },
  errors: [],
});
const withoutBody = defineRoute({
  method: "get",
  path: "/internal/ready",
  summary: "Says nothing",
  auth: "service",
  response: { status: 204, description: "Nothing" },
  errors: [],
});
const service = { origin: "http://notes.test", serviceKey: "the key", timeoutMs: 700 };
const params = { id: "a/b", noteId: "7" };

/** Has the service respond with this, and returns what it is asked. */
function responding(response: Response) {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(response);
  return () => {
    const [url, { headers, signal, ...init } = {}] = fetch.mock.calls[0] ?? [];
    expect(signal).toBe(timeout.mock.results[0]?.value);
    return { url: (url as URL).href, headers, ...init, timeoutMs: timeout.mock.calls[0]?.[0] };
  };
}

it("sends parameters, query and body, and returns the body of the response", async () => {
  const asked = responding(Response.json({ count: 3, more: true }, { status: 201 }));
  const query = { lang: "en & de" };
  expect(await callService({ ...service, contract, params, query, body: { text: "hello" } })).toEqual({
    count: 3,
  });
  expect(asked()).toEqual({
    url: "http://notes.test/internal/accounts/a%2Fb/notes/7?lang=en+%26+de",
    method: "POST",
    headers: { authorization: "Bearer the key", "content-type": "application/json" },
    body: '{"text":"hello"}',
    redirect: "error",
    timeoutMs: 700,
  });
});

it("sends and reads nothing where the contract has no body", async () => {
  const asked = responding(new Response(null, { status: 204 }));
  await callService({ ...service, contract: withoutBody });
  expect(asked()).toEqual({
    url: "http://notes.test/internal/ready",
    method: "GET",
    headers: { authorization: "Bearer the key" },
    redirect: "error",
    timeoutMs: 700,
  });
});

it("fails with the status of another response, whose body it doesn't read", async () => {
  const response = Response.json({ count: 3 }, { status: 200 });
  const cancel = jest.spyOn(response.body as ReadableStream, "cancel");
  responding(response);
  const failure: unknown = await callService({ ...service, contract, params, body: { text: "hello" } }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ServiceCallFailed);
  expect(failure).toMatchObject({
    name: "ServiceCallFailed",
    status: 200,
    message: "post /internal/accounts/:id/notes/:noteId responded with 200",
  });
  expect(cancel).toHaveBeenCalledTimes(1);
});

it("rejects a body that breaks the contract", async () => {
  responding(Response.json({ count: "three" }, { status: 201 }));
  await expect(callService({ ...service, contract, params, body: { text: "hello" } })).rejects.toThrow(
    z.ZodError,
  );
});
