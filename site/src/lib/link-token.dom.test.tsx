import { keepLinkOutcome, linkTokenBeforePaint, readLinkOutcome, takeLinkToken } from "./link-token.ts";

const runBeforePaint = () => {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a script of the head is text
  new Function(linkTokenBeforePaint)();
};
const open = (address: string) => history.replaceState(null, "", address);
const shown = () => location.pathname + location.search;

describe("The token of a link", () => {
  it.each([
    "/reset-password?token=s3cret",
    "/verify-email?token=s3cret&utm_source=mail",
    "/confirm-subscription?token=s3cret",
    "/email-preferences?token=s3cret",
    "/unsubscribe?token=s3cret",
  ])("is out of the address %s before anything is loaded, and still known after a reload", (address) => {
    open(address);
    runBeforePaint();
    expect(shown()).toBe(address.replace(/\?.*/, ""));
    for (const _load of ["first", "second"]) {
      runBeforePaint();
      expect(takeLinkToken()).toBe("s3cret");
    }
  });

  it("is taken out of the address by the page itself after a navigation", () => {
    open("/verify-email?token=s3cret");
    expect(takeLinkToken()).toBe("s3cret");
    expect(shown()).toBe("/verify-email");
  });

  it.each(["/reset-password", "/reset-password?token="])("is none at %s", (address) => {
    open(address);
    runBeforePaint();
    expect(takeLinkToken()).toBeNull();
  });

  it("of another page is left alone", () => {
    open("/blog?token=s3cret");
    runBeforePaint();
    expect(shown()).toBe("/blog?token=s3cret");
  });

  it("keeps what became of it until another link is followed", () => {
    open("/verify-email?token=s3cret");
    takeLinkToken();
    keepLinkOutcome("done");
    expect(takeLinkToken()).toBe("s3cret");
    expect(readLinkOutcome()).toBe("done");
    history.replaceState(history.state, "", "/verify-email?token=an0ther");
    expect(takeLinkToken()).toBe("an0ther");
    expect(readLinkOutcome()).toBeUndefined();
  });
});
