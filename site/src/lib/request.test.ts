import { jest } from "@jest/globals";
import { readJson, request, RequestError } from "./request.ts";

const stored = new Map<string, string>();
const sent: { url: string; init: RequestInit }[] = [];
let respond: () => Promise<Response>;
let logged: unknown;

const browser = {
  location: { origin: "https://hint.example" },
  localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  fetch: (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return respond();
  },
};

beforeEach(() => {
  stored.clear();
  sent.length = 0;
  respond = () => Promise.resolve(Response.json({ ok: true }));
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("request()", () => {
  it("goes to the page's origin, with cookies", async () => {
    await request("GET", "/api/riddle/latest");
    expect(sent[0]).toMatchObject({
      url: "https://hint.example/api/riddle/latest",
      init: { credentials: "include" },
    });
  });

  it("goes to another origin if the path is an absolute URL", async () => {
    await request("GET", "https://other.example/x");
    expect(sent[0]?.url).toBe("https://other.example/x");
  });

  it("sends the stored token as bearer, and no such header without one", async () => {
    await request("GET", "/a");
    stored.set("token", "t0k");
    await request("GET", "/a");
    expect(sent.map(({ init }) => init.headers)).toEqual([{}, { authorization: "Bearer t0k" }]);
  });

  it("sends a JSON content type only with a body", async () => {
    await request("POST", "/a", { name: "b" });
    expect(sent[0]?.init).toMatchObject({
      body: '{"name":"b"}',
      headers: { "content-type": "application/json" },
    });
  });

  it("rejects with status and text if the response is not ok, and logs it", async () => {
    respond = () => Promise.resolve(Response.json({ message: "Not today" }, { status: 409 }));
    const failure = await request("GET", "/a").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ status: 409, message: "Not today" });
    expect(logged).toHaveBeenCalledWith("GET /a: Not today");
  });

  it("rejects with the network's own error, and logs it", async () => {
    respond = () => Promise.reject(new TypeError("offline"));
    await expect(request("GET", "/a")).rejects.toThrow("offline");
    expect(logged).toHaveBeenCalledWith("GET /a: offline");
  });
});

describe("readJson()", () => {
  const schema = {
    parse: (input: unknown) => {
      if (JSON.stringify(input) !== '{"ok":true}') throw new Error("unexpected body");
      return "parsed";
    },
  };

  it("returns what the schema parses", async () => {
    expect(await readJson("/a", schema)).toBe("parsed");
  });

  it("rejects what the schema refuses", async () => {
    respond = () => Promise.resolve(Response.json({ ok: false }));
    await expect(readJson("/a", schema)).rejects.toThrow("unexpected body");
  });
});
