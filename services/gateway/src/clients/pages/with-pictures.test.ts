import type { Site } from "./connect-site.ts";
import { withPictures } from "./with-pictures.ts";

const calls: unknown[][] = [];
beforeEach(() => void calls.splice(0));

const renderer = (name: string): Site => ({
  fetch: (...asked) => {
    calls.push([name, ...asked]);
    return Promise.reject(new Error(name));
  },
  outage: (path) => {
    calls.push([name, "outage", path]);
    return { forMs: 7, isFirst: true };
  },
  close: () => Promise.resolve(void calls.push([name, "closed"])),
});
const site = withPictures({
  site: renderer("site"),
  pictures: renderer("pictures"),
  images: renderer("images"),
});

it.each([
  ["/about", "site"],
  ["/about?from=/social/x.png", "site"],
  ["/scripts/app.js", "site"],
  ["/social/about.png?v=2", "pictures"],
  ["/images/a.webp", "images"],
])("asks for %s the renderer of the %s", async (path, name) => {
  const options = { purpose: "preview" } as const;
  await expect(site.fetch(path, "UTC", options)).rejects.toThrow(name);
  expect(site.outage(path)).toEqual({ forMs: 7, isFirst: true });
  expect(calls).toEqual([
    [name, path, "UTC", options],
    [name, "outage", path],
  ]);
});

it("closes all of them", async () => {
  await site.close();
  expect(calls).toEqual([
    ["site", "closed"],
    ["pictures", "closed"],
    ["images", "closed"],
  ]);
});
