import { studioCorsHeaders } from "./studio-cors.ts";

const studio = "https://studio.example";

it("lets a page of the studio read a response, and the headers that it needs", () => {
  expect(studioCorsHeaders(studio, studio)).toEqual({
    "Access-Control-Allow-Origin": studio,
    "Access-Control-Expose-Headers": "Retry-After",
  });
});

it.each([
  ["another origin", "https://evil.example", studio],
  ["no origin", undefined, studio],
  ["any origin where there is no studio", "https://evil.example", undefined],
  ["no origin where there is no studio", undefined, undefined],
  ["an origin that begins like the studio's", `${studio}.evil.example`, studio],
])("lets %s read nothing", (_what, origin, studioOrigin) => {
  expect(studioCorsHeaders(origin, studioOrigin)).toEqual({});
});
