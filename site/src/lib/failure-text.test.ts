import { readFailure } from "./failure-text.ts";

const json = (text: string, type = "application/json"): Response =>
  new Response(text, { status: 422, statusText: "Unprocessable", headers: { "content-type": type } });

describe("The text of a failed response", () => {
  it.each([
    ["is the message of a JSON body", json('{"message":"Too short"}'), "Too short"],
    ["is the message of a problem document", json('{"message":"Gone"}', "application/problem+json"), "Gone"],
    ["is the JSON body itself where that has no message", json('{ "code": 7 }'), '{"code":7}'],
    [
      "is the JSON body itself where its message is no text",
      json('{"message":{"a":1}}'),
      '{"message":{"a":1}}',
    ],
    ["is the JSON body itself where that is a list", json('["a"]'), '["a"]'],
    ["is the status where the message is empty", json('{"message":""}'), "422 Unprocessable"],
    ["names the status before a body that only claims to be JSON", json("<html>"), "422: <html>"],
    [
      "names the status before a plain body",
      new Response("no", { status: 500, statusText: "Oops" }),
      "500: no",
    ],
    [
      "names status and its text for an empty body",
      new Response("", { status: 500, statusText: "Oops" }),
      "500: Oops",
    ],
    ["is the bare status when there is nothing else", new Response("", { status: 500 }), "500"],
  ])("%s", async (_case, response, text) => {
    expect((await readFailure(response)).text).toBe(text);
  });
});

describe("The errors of a failed response", () => {
  it("are those that name a field and say what is wrong", async () => {
    const errors = [{ path: "email", message: "Taken" }, { path: 7, message: "No" }, null, "odd"];
    expect((await readFailure(json(JSON.stringify({ message: "Refused", errors })))).errors).toEqual([
      { path: "email", message: "Taken" },
    ]);
  });

  it.each(['{"errors":"none"}', '{"errors":null}', "null", "7", "<html>"])("are none in %s", async (body) => {
    expect((await readFailure(json(body))).errors).toEqual([]);
  });
});
