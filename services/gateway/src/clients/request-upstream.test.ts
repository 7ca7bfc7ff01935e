import { errors, type Dispatcher } from "undici";
import type { UpstreamRequest } from "./connect-upstream.ts";
import { requestUpstream } from "./request-upstream.ts";

const sent: UpstreamRequest = {
  method: "GET",
  path: "/",
  headers: {},
  signal: new AbortController().signal,
};

/** Requests something of a server that responds like this. */
const ask = (respond: (signal: AbortSignal) => Promise<Dispatcher.ResponseData>) =>
  requestUpstream({ request: ({ signal }) => respond(signal), destroy: () => Promise.resolve() }, sent, 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("lets the body of a response that has begun take longer than the timeout", async () => {
  const signals: AbortSignal[] = [];
  await ask((signal) => {
    signals.push(signal);
    return Promise.resolve({ statusCode: 200 } as Dispatcher.ResponseData);
  });
  jest.advanceTimersByTime(1000);
  expect(signals[0]?.aborted).toBe(false);
});

it.each([
  ["upstream_timeout", new errors.HeadersTimeoutError()],
  ["unavailable", new Error("connect ECONNREFUSED 10.0.0.1:8011")],
])("tells a visitor %s, and not the cause", async (code, cause) => {
  await expect(ask(() => Promise.reject(cause))).rejects.toMatchObject({
    code,
    cause,
    message: expect.stringMatching(/try again shortly\.$/) as string,
  });
});
