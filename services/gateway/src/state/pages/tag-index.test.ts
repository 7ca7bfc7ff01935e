import { storedPage } from "../../../test/support/stored-page.ts";
import { createTagIndex } from "./tag-index.ts";

const found = (index: ReturnType<typeof createTagIndex>, ...tags: string[]) =>
  index
    .find(tags)
    .map(({ path }) => path)
    .sort();

describe("pages by tag", () => {
  it("are found by any of their tags, each once", () => {
    const index = createTagIndex();
    index.add(storedPage({ path: "/a", tags: ["author", "blog"] }));
    index.add(storedPage({ path: "/b", tags: ["blog"] }));
    expect(found(index, "blog", "author")).toEqual(["/a", "/b"]);
    expect(found(index, "author")).toEqual(["/a"]);
    expect(found(index, "nothing")).toEqual([]);
  });

  it("aren't found after they were removed", () => {
    const index = createTagIndex();
    const page = storedPage({ path: "/a", tags: ["blog"] });
    index.add(page);
    index.remove(page);
    expect(found(index, "blog")).toEqual([]);
  });

  it("stay when another page with their tag is removed, or one that was never there", () => {
    const index = createTagIndex();
    const [one, other] = [
      storedPage({ path: "/a", tags: ["blog"] }),
      storedPage({ path: "/b", tags: ["blog"] }),
    ];
    index.add(one);
    index.add(other);
    index.remove(one);
    index.remove(storedPage({ path: "/c", tags: ["author"] }));
    expect(found(index, "blog")).toEqual(["/b"]);
  });

  it("stay when an older page of the same address is removed", () => {
    const index = createTagIndex();
    const older = storedPage({ path: "/a", tags: ["blog"] });
    const newer = storedPage({ path: "/a", tags: ["blog"] });
    index.add(older);
    index.add(newer);
    index.remove(older);
    expect(found(index, "blog")).toEqual(["/a"]);
  });
});
