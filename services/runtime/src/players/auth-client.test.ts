import type { RevocationsPage } from "@wordlehint/contracts";
import { newKey } from "../../test/support/signed-tokens.ts";
import { createAuthClient } from "./auth-client.ts";

afterEach(() => jest.restoreAllMocks());

/** A client of an auth service that responds with this. */
function clientOf(response: Response) {
  const fetch = jest.spyOn(globalThis, "fetch").mockResolvedValue(response);
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const client = createAuthClient({ authUrl: "http://auth.test", callKey: "the key" });
  const asked = () =>
    fetch.mock.calls.map(([url, init]) => [
      `${init?.method} ${(url as URL).href}`,
      new Headers(init?.headers).get("authorization"),
      timeout.mock.calls.flat(),
    ]);
  return { client, asked };
}

const page: RevocationsPage = { revocations: [], state: "7", isComplete: true, keyIds: ["a"] };

it("fetches the public keys by their ids", async () => {
  const [one, other] = [newKey(), newKey()];
  const { client, asked } = clientOf(Response.json({ keys: [one.jwk, other.jwk] }));
  const keys = await client.fetchKeys();
  expect([...keys.keys()]).toEqual([one.id, other.id]);
  for (const { id, publicKey } of [one, other]) expect(keys.get(id)?.equals(publicKey)).toBe(true);
  expect(asked()).toEqual([["GET http://auth.test/api/auth/jwks.json", null, [1500]]]);
});

it.each([
  ["every revocation", undefined, ""],
  ["those after a state", "7 & 8", "?after=7+%26+8"],
])("fetches %s", async (_what, after, query) => {
  const { client, asked } = clientOf(Response.json(page));
  expect(await client.fetchRevocations(after)).toEqual(page);
  expect(asked()).toEqual([[`GET http://auth.test/internal/revocations${query}`, "Bearer the key", [1500]]]);
});

it("rejects while the auth service is unavailable", async () => {
  const { client } = clientOf(new Response(null, { status: 503 }));
  await expect(client.fetchKeys()).rejects.toThrow("responded with 503");
  await expect(client.fetchRevocations("7")).rejects.toThrow("responded with 503");
});
