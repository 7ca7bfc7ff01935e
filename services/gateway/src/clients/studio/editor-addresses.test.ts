import { ClientError, type SanityClient } from "@sanity/client";
import { createLog } from "@wordlehint/runtime";
import { createEditorAddresses } from "./editor-addresses.ts";

/** @param getById stands in for the content store's request for a user */
function createAddresses(getById: (id: string) => Promise<unknown>) {
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const log = createLog({ service: "test", level: "warn", destination: { write } });
  const client = { users: { getById } } as unknown as SanityClient;
  return { addresses: createEditorAddresses({ client, log }), logged };
}

const refusal = (statusCode: number) =>
  new ClientError({ statusCode, headers: {}, body: { error: "no" }, url: "/users", method: "GET" });

it("is the one that the content store has for the editor", async () => {
  const { addresses } = createAddresses((id) => Promise.resolve({ id, email: `${id}@example.org` }));
  expect(await addresses.addressOf("ada")).toBe("ada@example.org");
});

it.each([
  ["a robot, which has none", () => Promise.resolve({ id: "robot" })],
  ["a user whose address is none", () => Promise.resolve({ email: "ada" })],
  ["an editor who is gone", () => Promise.reject(refusal(404))],
])("is unknown for %s", async (_whom, getById) => {
  const { addresses, logged } = createAddresses(getById);
  expect(await addresses.addressOf("ada")).toBeUndefined();
  expect(logged).toEqual([]);
});

it.each([
  ["the content store refuses SANITY_TOKEN", refusal(403)],
  ["the content store can't be queried", new Error("away")],
])("can't be told where %s, which is logged", async (warning, error) => {
  const { addresses, logged } = createAddresses(() => Promise.reject(error));
  await expect(addresses.addressOf("ada")).rejects.toMatchObject({ code: "unavailable" });
  expect(logged).toEqual([warning]);
});
