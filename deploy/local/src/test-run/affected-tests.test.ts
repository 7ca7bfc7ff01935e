import { affectedTests } from "./affected-tests.ts";

const packages = [
  { dir: "services/contracts", name: "contracts", dependencies: [] },
  { dir: "services/runtime", name: "runtime", dependencies: ["contracts"] },
  { dir: "services/riddle", name: "riddle", dependencies: ["contracts", "runtime"] },
  { dir: "site", name: "site", dependencies: ["contracts"] },
  { dir: "deploy/local", name: "local", dependencies: ["runtime"] },
];
const affectedBy = (...changed: string[]) => affectedTests(changed, packages);
const everything = { unit: "all", integration: "all", browser: "all" };

describe("The tests that can notice a change", () => {
  it("of a service are its own, those that start the product, and the browser's", () => {
    expect(affectedBy("services/riddle/src/domain/release.ts")).toEqual({
      unit: ["services/riddle/src/domain/release.ts"],
      integration: ["services/riddle/test/", "deploy/local/test/"],
      browser: "all",
    });
  });

  it("of a package include those of the packages that depend on it", () => {
    expect(affectedBy("services/contracts/src/events.ts").integration).toEqual([
      "services/contracts/test/",
      "services/runtime/test/",
      "services/riddle/test/",
      "site/test/",
      "deploy/local/test/",
    ]);
  });

  it("of a test are that test", () => {
    expect(affectedBy("services/riddle/test/numbering.test.ts", "site/test/browser/home.spec.ts")).toEqual({
      unit: ["services/riddle/test/numbering.test.ts", "site/test/browser/home.spec.ts"],
      integration: ["services/riddle/test/numbering.test.ts"],
      browser: ["site/test/browser/home.spec.ts"],
    });
  });

  it("of the site are no service's", () => {
    expect(affectedBy("site/src/routes.ts").integration).toEqual(["site/test/"]);
  });

  it("of a file that isn't imported are all unit tests, since one may read it", () => {
    expect(affectedBy("services/riddle/data/words.txt").unit).toBe("all");
  });

  it.each([
    "package-lock.json",
    "jest.config.js",
    "deploy/local/test-servers/nats.ts",
    "deploy/local/mongo/src/a.ts",
  ])("of %s are all", (file) => expect(affectedBy(file)).toEqual(everything));

  it("of a document, or of nothing, are none", () => {
    const none = { unit: [], integration: [], browser: [] };
    expect(affectedBy("README.md", "deploy/decisions/001.md")).toEqual(none);
    expect(affectedBy()).toEqual(none);
  });
});
