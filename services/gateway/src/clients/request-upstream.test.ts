import { DomainError } from "@wordlehint/runtime";
import { errors, type Dispatcher } from "undici";
import type { Upstream, UpstreamRequest } from "./connect-upstream.ts";
import { hasNoBody, requestUpstream } from "./request-upstream.ts";

let visitor: AbortController;
let sent: UpstreamRequest;

/** An upstream that responds like this. */
const upstreamOf = (request: Upstream["request"]): Upstream => ({
  request,
  destroy: () => Promise.resolve(),
});
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  visitor = new AbortController();
  sent = { method: "GET", path: "/", headers: {}, signal: visitor.signal };
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it("passes the request on, and the response back", async () => {
  const response = { statusCode: 200 } as Dispatcher.ResponseData;
  const passed: UpstreamRequest[] = [];
  const upstream = upstreamOf((request) => {
    passed.push(request);
    return Promise.resolve(response);
  });
  expect(await requestUpstream(upstream, sent, 1000)).toBe(response);
  expect(passed).toEqual([{ ...sent, signal: expect.any(AbortSignal) as AbortSignal }]);
  // Once the response has begun, the time-out no longer applies: its body may take longer to read.
  jest.advanceTimersByTime(1000);
  expect(passed[0]?.signal.aborted).toBe(false);
});

/** A server that never responds, so that a request fails only when it is aborted. */
const silent = upstreamOf(
  ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    }),
);

it("gives up when the response doesn't begin in time", async () => {
  const failure = failureOf(requestUpstream(silent, sent, 1000));
  jest.advanceTimersByTime(1000);
  expect(await failure).toBeInstanceOf(DomainError);
  expect(await failure).toMatchObject({
    code: "upstream_timeout",
    message: "This takes too long right now. Please try again shortly.",
    cause: new Error("aborted"),
  });
});

it("gives up when the visitor has left", async () => {
  const failure = failureOf(requestUpstream(silent, sent, 1000));
  visitor.abort();
  expect(await failure).toMatchObject({ code: "unavailable" });
});

it.each([
  ["upstream_timeout", new errors.HeadersTimeoutError()],
  ["unavailable", new Error("connect ECONNREFUSED 10.0.0.1:8011")],
])("tells a visitor %s, and not the cause", async (code, cause) => {
  const failure = await failureOf(
    requestUpstream(
      upstreamOf(() => Promise.reject(cause)),
      sent,
      1000,
    ),
  );
  expect(failure).toMatchObject({
    code,
    cause,
    message: expect.stringMatching(/try again shortly\.$/) as string,
  });
});

it.each([
  ["GET", true],
  ["HEAD", true],
  ["POST", false],
  ["DELETE", false],
])("knows whether a %s carries no body", (method, isEmpty) => {
  expect(hasNoBody(method)).toBe(isEmpty);
});
