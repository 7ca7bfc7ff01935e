import { readConfig } from "./config.ts";

const required = { PORT: "8013", SITE_URL: "http://127.0.0.1:8000" };

it("reads where the site's renderer is, in the form of an origin", () => {
  expect(readConfig({ ...required, SITE_URL: "HTTP://Site:80/" })).toMatchObject({
    PORT: 8013,
    SITE_URL: "http://site",
  });
});

it.each([undefined, "", "127.0.0.1:8000", "http://site/folder", "ftp://site"])(
  "names SITE_URL if it is %j",
  (SITE_URL) => {
    expect(() => readConfig({ ...required, SITE_URL })).toThrow(
      /^The configuration is not valid:\n {2}SITE_URL: /,
    );
  },
);
