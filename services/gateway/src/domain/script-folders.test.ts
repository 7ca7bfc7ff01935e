import { scriptFolders } from "./script-folders.ts";

describe("the folder of the site's scripts", () => {
  it("is allowed at the site's own address, not on the whole origin", () => {
    expect(scriptFolders(new URL("https://wordlehint.example"), [])).toEqual([
      "https://wordlehint.example/scripts/",
    ]);
  });

  it("is allowed at further names of the site", () => {
    expect(scriptFolders(new URL("https://wordlehint.example"), new Set(["gateway"]))).toContain(
      "gateway:*/scripts/",
    );
  });

  it("is allowed at both names of this machine", () => {
    expect(scriptFolders(new URL("http://localhost:8000"), [])).toEqual([
      "http://localhost:8000/scripts/",
      "http://127.0.0.1:8000/scripts/",
    ]);
  });
});
