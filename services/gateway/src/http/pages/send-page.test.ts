import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createEntry } from "../../state/pages/memory-cache.ts";
import { storedPage, visitor } from "../../../test/support/stored-page.ts";
import { createSendPage } from "./send-page.ts";

it("Nobody gets surrogate keys while the operators have no key", () => {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    headers: { "surrogate-key-debug": "" },
  });
  const res = new ServerResponse(req);
  const entry = createEntry(storedPage({ path: "/about", tags: ["s1:a"] }), visitor, false);
  createSendPage()(req, res, entry, "hit");
  expect([res.statusCode, res.hasHeader("surrogate-key")]).toEqual([200, false]);
});
