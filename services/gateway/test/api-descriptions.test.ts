import { useGateway } from "./support/use-gateway.ts";

const { get } = useGateway({ PUBLIC_ORIGIN: "https://wordlehint.example" });

it.each([
  [
    "/api/openapi.json",
    { servers: [{ url: "https://wordlehint.example" }], paths: { "/api/riddle/latest": {} } },
  ],
  ["/api/asyncapi.json", { asyncapi: "3.0.0" }],
])("%s describes the product, and may be kept for five minutes", async (path, expected) => {
  const { status, text, headers } = await get(path);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject(expected);
  expect(headers["cache-control"]).toBe("public, max-age=300");
});
