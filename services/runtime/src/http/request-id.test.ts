import type { IncomingMessage } from "node:http";
import { requestIdOf } from "./request-id.ts";

const request = (headers: IncomingMessage["headers"]) => ({ headers }) as IncomingMessage;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("uses the caller's id if it is well-formed", () => {
  expect(requestIdOf(request({ "x-request-id": "gateway-0001_A" }))).toBe("gateway-0001_A");
});

it("creates an id if there is none, and stores it", () => {
  const req = request({});
  const id = requestIdOf(req);
  expect(id).toMatch(uuid);
  expect(requestIdOf(req)).toBe(id);
});

it.each([
  ["empty", ""],
  ["short", "abc"],
  ["huge", "a".repeat(65)],
  ["with a line break", "abcdefgh\nlevel=fatal"],
  ["with markup", "<script>alert(1)</script>"],
  ["with quotes", '"},{"admin":"'],
  ["two at once", "abcdefgh, ijklmnop"],
  ["not ASCII", "ïïïïïïïï"],
])("replaces an id that is %s", (_what, given) => {
  expect(requestIdOf(request({ "x-request-id": given }))).toMatch(uuid);
});

it("replaces a list of ids", () => {
  expect(requestIdOf(request({ "x-request-id": ["abcdefgh"] }))).toMatch(uuid);
});
