import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { sendPreview } from "./send-preview.ts";

const document = { _id: "drafts.a", kind: "verify-email", ...builtInMailTexts["verify-email"] };

/** Sends a preview to a site that gives these responses one after the other. */
async function send(changes: object, ...responses: (() => Response | Error)[]) {
  const calls: { url: string; authorization: string; body: unknown }[] = [];
  let passes = 0;
  const result = await sendPreview({
    siteUrl: "https://wordle.example",
    document: { ...document, ...changes },
    pass: {
      get: () => Promise.resolve(`pass-${passes}`),
      invalidate: () => {
        passes++;
      },
    },
    fetch: (url, init) => {
      const { authorization = "" } = init?.headers as Record<string, string>;
      calls.push({ url: url as string, authorization, body: JSON.parse(init?.body as string) as unknown });
      const response = responses.shift()?.() ?? new Error("no response is left");
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  });
  return { result, calls };
}

const took = () => Response.json({ to: "ada@example.org" });
const problem = (status: number, rest: object) => () =>
  Response.json({ type: "about:blank", title: "Error", status, code: "code", ...rest }, { status });

it("sends the text as the editor has it, without what the content lake adds, and with the editor's pass", async () => {
  const { result, calls } = await send({ subject: "Hello {{email}}" }, took);
  expect(result).toEqual({ kind: "sent", to: "ada@example.org" });
  const text = { ...builtInMailTexts["verify-email"], subject: "Hello {{email}}" };
  expect(calls).toEqual([
    {
      url: "https://wordle.example/api/notifications/preview",
      authorization: "TextCheck pass-0",
      body: { kind: "verify-email", text },
    },
  ]);
});

it("takes a new pass when the site refuses the first one", async () => {
  const { result, calls } = await send({}, problem(401, { message: "no" }), took);
  expect(result.kind).toBe("sent");
  expect(calls.map(({ authorization }) => authorization)).toEqual(["TextCheck pass-0", "TextCheck pass-1"]);
});

it.each([
  [{ subject: "{{device}}" }, "Subject: This email has no variable {{device}}."],
  [
    { paragraphs: ["Hello.", "{{a}} {{b}}"] },
    "Paragraph 2: This email has no variable {{a}}. Paragraph 2: This email has no variable {{b}}.",
  ],
  [{ kind: undefined }, /^Which email: /],
  [{ heading: "  " }, /^Heading: /],
  [{ button: "x".repeat(41) }, /^Label of the button: /],
])("says what and where is wrong in %j, without asking the site", async (changes, reason) => {
  const { result, calls } = await send(changes, took);
  expect(result).toEqual({
    kind: "refused",
    reason: typeof reason === "string" ? reason : (expect.stringMatching(reason) as string),
  });
  expect(calls).toEqual([]);
});

it.each([
  [
    "the site is away",
    () => new TypeError("fetch failed"),
    "The site can’t be reached. Please try again shortly.",
  ],
  [
    "the mail server is away",
    problem(503, { message: "The mail server is away." }),
    "The mail server is away.",
  ],
  ["there were too many", problem(429, { message: "Too many attempts." }), "Too many attempts."],
  ["it takes too long", problem(504, { message: "x" }), /may still arrive/],
  [
    "the site knows fewer variables",
    problem(400, {
      message: "x",
      errors: [{ path: "text.paragraphs.1", message: "This email has no variable {{a}}" }],
    }),
    "Paragraph 2: This email has no variable {{a}}.",
  ],
  ["a proxy responds", () => new Response("<html>", { status: 502 }), "The site responded with status 502."],
])("tells the editor when %s", async (_what, response, reason) => {
  const { result } = await send({}, response);
  expect(result).toEqual({
    kind: "refused",
    reason: typeof reason === "string" ? reason : (expect.stringMatching(reason) as string),
  });
});

it("tells an editor who may not write", async () => {
  const result = await sendPreview({
    siteUrl: "https://wordle.example",
    document,
    pass: { get: () => Promise.reject(new Error("Insufficient permissions")), invalidate: () => undefined },
    fetch: () => Promise.reject(new Error("not to be called")),
  });
  expect(result).toEqual({ kind: "refused", reason: "Only editors who may write can send previews." });
});
