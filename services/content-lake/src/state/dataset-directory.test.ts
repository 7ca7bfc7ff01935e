import { createDatasetDirectory } from "./dataset-directory.ts";
import type { DatasetInfo } from "../store/dataset-store.ts";

const info = (aclMode: DatasetInfo["aclMode"]): DatasetInfo => ({
  name: "production",
  aclMode,
  createdAt: new Date(0),
  createdBy: "ada",
});

/** A database whose result can be changed, or that fails. */
function database(known: DatasetInfo | undefined | Error) {
  const state = { known, asked: 0 };
  const find = () => {
    state.asked++;
    return state.known instanceof Error ? Promise.reject(state.known) : Promise.resolve(state.known);
  };
  return { state, find };
}

describe("the directory of datasets", () => {
  it("reads a dataset once, and again when the entry is stale", async () => {
    const { state, find } = database(info("public"));
    const fresh = createDatasetDirectory({ find });
    await fresh.lookUp("production");
    expect((await fresh.lookUp("production"))?.aclMode).toBe("public");
    expect(state.asked).toBe(1);

    const forgetful = createDatasetDirectory({ find }, 0);
    await forgetful.lookUp("production");
    state.known = info("private");
    expect((await forgetful.lookUp("production"))?.aclMode).toBe("private");
    state.known = undefined;
    expect(await forgetful.lookUp("production")).toBeUndefined();
  });

  it("returns the last known state while the database is away", async () => {
    const { state, find } = database(info("public"));
    const directory = createDatasetDirectory({ find }, 0);
    await directory.lookUp("production");
    state.known = new Error("away");
    expect((await directory.lookUp("production"))?.aclMode).toBe("public");
    await expect(directory.lookUp("other")).rejects.toThrow("away");
    state.known = info("private");
    expect((await directory.lookUp("production"))?.aclMode).toBe("private");
  });

  it("doesn't cache that a dataset doesn't exist", async () => {
    const { state, find } = database(undefined);
    const directory = createDatasetDirectory({ find });
    expect(await directory.lookUp("production")).toBeUndefined();
    state.known = info("private");
    expect((await directory.lookUp("production"))?.aclMode).toBe("private");
  });
});
