import { imagesIn, withDigests } from "./pinned-images.ts";

const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
const digests = new Map([
  ["node:24-bookworm-slim", digest("a")],
  ["registry.example:5000/nats:2.12-alpine", digest("b")],
]);
const dockerfile = [
  "# FROM here on everything is small",
  "FROM node:24-bookworm-slim AS install",
  "COPY --from=install /app ./",
  "FROM install",
  "FROM node:24-bookworm-slim",
  "",
].join("\n");
const compose = [
  "services:",
  "  nats:",
  "    image: registry.example:5000/nats:2.12-alpine",
  '    command: ["--image: node:24-bookworm-slim"]',
].join("\n");

describe("The images of a Compose file or a Dockerfile", () => {
  it("are found with their tags, but not the stages of a build", () => {
    expect(imagesIn(dockerfile)).toEqual(["node:24-bookworm-slim"]);
    expect(imagesIn(compose)).toEqual(["registry.example:5000/nats:2.12-alpine"]);
  });

  it("are pinned, and nothing else is changed", () => {
    const pin = `node:24-bookworm-slim@${digest("a")}`;
    expect(withDigests(dockerfile, digests)).toBe(
      dockerfile.replaceAll("FROM node:24-bookworm-slim", `FROM ${pin}`),
    );
    expect(withDigests(compose, digests)).toBe(
      compose.replace("nats:2.12-alpine", `nats:2.12-alpine@${digest("b")}`),
    );
  });

  it("are found and pinned again when they are pinned already", () => {
    const pinned = withDigests(dockerfile, digests);
    expect(imagesIn(pinned)).toEqual(["node:24-bookworm-slim"]);
    const newer = new Map([["node:24-bookworm-slim", digest("c")]]);
    expect(withDigests(pinned, newer)).toBe(pinned.replaceAll(digest("a"), digest("c")));
  });

  it.each([[new Map()], [new Map([["node:24-bookworm-slim", "sha256:short"]])]])(
    "aren't pinned to anything but a digest",
    (found) => {
      expect(() => withDigests(dockerfile, found)).toThrow("node:24-bookworm-slim has no digest");
    },
  );
});
