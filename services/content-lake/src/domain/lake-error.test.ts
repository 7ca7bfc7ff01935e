import { Fault, plainRefusal, refusal, type RequestKind } from "./lake-error.ts";

it.each<RequestKind>(["mutation", "action"])("names the %s for which a request is refused", (kind) => {
  const fault = new Fault(404, "documentNotFoundError", "Draft was not found", { id: "drafts.a" });
  const { status, body, message } = refusal(kind, fault, 2);
  const error = { description: "Draft was not found", type: "documentNotFoundError", id: "drafts.a" };
  const description = `The ${kind}(s) failed: Draft was not found`;
  expect([status, message]).toEqual([404, description]);
  expect(body).toEqual({ error: { description, type: `${kind}Error`, items: [{ error, index: 2 }] } });
});

it("refuses a request with the details of what is wrong with it", () => {
  const { status, body, message } = plainRefusal(400, "queryParseError", "unexpected end", { start: 3 });
  expect([status, message]).toEqual([400, "unexpected end"]);
  expect(body).toEqual({ error: { description: "unexpected end", type: "queryParseError", start: 3 } });
});
