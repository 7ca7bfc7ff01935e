import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { LakeDocument } from "../../domain/document.ts";
import type { EnterDataset, Visit } from "./enter-dataset.ts";
import { exportDocuments } from "./export-documents.ts";
import { getDocuments } from "./get-documents.ts";

const revision = (_rev: string) => ({ _id: "post", _type: "post", _rev }) as LakeDocument;
let isSignedIn: boolean;
let known: LakeDocument;

/** Enters a dataset in which another replica has written what this one hasn't read yet. */
const enter: EnterDataset = () => {
  const visit = {
    isSignedIn,
    dataset: { catchUp: () => Promise.resolve((known = revision("newer"))) },
    state: { get: () => known, all: () => [known] },
    mayRead: () => true,
  };
  return Promise.resolve(visit as unknown as Visit);
};

let server: Server;
beforeAll(async () => {
  const app = express()
    .get("/doc/:dataset/:ids", getDocuments(enter))
    .get("/export/:dataset", exportDocuments(enter));
  server = createServer((req, res) => void app(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());
beforeEach(() => (known = revision("older")));

const bodyOf = async (path: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

describe.each(["/doc/production/post", "/export/production"])("Documents read at %s", (path) => {
  it("are for an editor as new as what they have just written over another replica", async () => {
    isSignedIn = true;
    expect(await bodyOf(path)).toContain('"newer"');
  });

  it("are for the public those that the replica knows, without a query of the database", async () => {
    isSignedIn = false;
    expect(await bodyOf(path)).toContain('"older"');
  });
});
