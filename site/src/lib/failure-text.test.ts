import { failureText } from "./failure-text.ts";

const json = (text: string, type = "application/json"): Response =>
  new Response(text, { status: 422, statusText: "Unprocessable", headers: { "content-type": type } });

describe("failureText()", () => {
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
    expect(await failureText(response)).toBe(text);
  });
});
