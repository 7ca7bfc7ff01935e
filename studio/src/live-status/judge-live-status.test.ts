import { judgeLiveStatus, type PageAnswer } from "./judge-live-status.ts";

const answered = (parts: Partial<Extract<PageAnswer, { kind: "answer" }>>): PageAnswer => ({
  kind: "answer",
  status: 200,
  surrogateKey: "",
  location: "",
  ...parts,
});
const judge = (answer: PageAnswer | null) => judgeLiveStatus({ path: "/blog/a", revision: "r2", answer });

describe("A published document", () => {
  it("is live when its page names the published revision", () => {
    expect(judge(answered({ surrogateKey: "doc:a rev:r2 navigation" })).kind).toBe("live");
  });

  it("is not live yet while its page names another one", () => {
    expect(judge(answered({ surrogateKey: "doc:a rev:r1" }))).toEqual({
      kind: "waiting",
      text: "Published, but the site still shows the version before.",
    });
  });

  it("is not taken for live because a revision begins the same", () => {
    expect(judge(answered({ surrogateKey: "rev:r22" })).kind).toBe("waiting");
  });

  it("is not known to be live when the page says nothing of revisions", () => {
    expect(judge(answered({ surrogateKey: "doc:a" })).kind).toBe("unknown");
  });

  it("is hidden by a redirect from its address", () => {
    expect(judge(answered({ status: 301, location: "/blog/b" }))).toMatchObject({ kind: "offline" });
  });

  it.each([404, 500, 503])("waits while the site answers %i", (status) => {
    expect(judge(answered({ status })).kind).toBe("waiting");
  });

  it("is unknown while the site can't be asked", () => {
    expect(judge(null).kind).toBe("unknown");
    expect(judge({ kind: "unreachable" }).kind).toBe("unknown");
  });
});

describe("A document that no visitor sees", () => {
  it("says so when it was never published", () => {
    expect(judgeLiveStatus({ path: "/blog/a", revision: null, answer: null }).kind).toBe("offline");
  });

  it("says that it has no page of its own", () => {
    expect(judgeLiveStatus({ path: null, revision: "r1", answer: null }).text).toContain(
      "no page of its own",
    );
  });
});
