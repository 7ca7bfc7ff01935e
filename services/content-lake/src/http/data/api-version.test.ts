import type { Request } from "express";
import { LakeError } from "../../domain/lake-error.ts";
import { showsPublishedByDefault } from "./api-version.ts";

const byDefault = (originalUrl: string) =>
  showsPublishedByDefault({ originalUrl } as Request<{ dataset: string }>);

it.each([
  ["v1", false],
  ["v2021-06-07", false],
  ["v2025-02-18", false],
  ["v2025-02-19", true],
  ["v2026-11-21", true],
  ["vX", true],
])("Queries of the API %s return published documents alone unless they ask for others: %s", (version, is) => {
  expect(byDefault(`/${version}/data/query/production?query=*`)).toBe(is);
});

it.each(["/v2/data/query/production", "/v2025-2-19/data/query/production", "/data/query/production"])(
  "An unknown version is refused: %s",
  (url) => expect(() => byDefault(url)).toThrow(LakeError),
);
