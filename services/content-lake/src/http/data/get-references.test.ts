import type { Request, Response } from "express";
import type { Context } from "../../context.ts";
import type { EnterDataset, Visit } from "./enter-dataset.ts";
import { getReferences } from "./get-references.ts";

const referrers = Array.from({ length: 130 }, (_, number) => `post-${number}`);
const context = { config: { PROJECT_ID: "lake" } } as Context;
const enter: EnterDataset = () =>
  Promise.resolve({ state: { referrersOf: () => referrers } } as unknown as Visit);

async function referencesTo(query: string): Promise<{ totalCount: number; references: object[] }> {
  const sent = Promise.withResolvers<{ totalCount: number; references: object[] }>();
  const req = { url: `/${query}`, params: { dataset: "production", id: "ada" } };
  const res = { json: sent.resolve } as unknown as Response;
  await getReferences(context, enter)(
    req as unknown as Request<{ dataset: string; id: string }>,
    res,
    () => undefined,
  );
  return sent.promise;
}

describe("The references that keep a document from being deleted", () => {
  it("are all counted, and a hundred of them named", async () => {
    const { totalCount, references } = await referencesTo("");
    expect([totalCount, references.length]).toEqual([130, 100]);
    expect(references[0]).toEqual({ documentId: "post-0", datasetName: "production", projectId: "lake" });
  });

  it("of other datasets are none", async () => {
    expect(await referencesTo("?excludeInternalReferences=true")).toEqual({ totalCount: 0, references: [] });
  });
});
