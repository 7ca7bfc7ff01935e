import type { Context } from "../../context.ts";
import type { Device } from "../../store/device-store.ts";
import type { Session } from "../../store/session-store.ts";
import { signIn } from "./sign-in.ts";

const now = new Date("2026-11-21T12:00:00Z");
const day = 24 * 3_600_000;

/** A lake with one editor, whose password is `right`. It records what a sign-in stores. */
function useLake() {
  const remembered: (Device & { expiresAt: Date })[] = [];
  const begun: Session[] = [];
  const context = {
    now: () => now,
    editors: {
      findByEmail: (email: string) =>
        Promise.resolve(email === "ada@lake.test" ? { id: "ada", email } : undefined),
      passwordHashOf: (id: string) => Promise.resolve(id === "ada" ? "right" : undefined),
    },
    passwords: { verify: (password: string, hash?: string) => Promise.resolve(password === hash) },
    attempts: { count: () => Promise.resolve({ isAllowed: true, giveBack: () => Promise.resolve() }) },
    devices: {
      isKnown: () => Promise.resolve(false),
      remember: (device: Device, expiresAt: Date) =>
        Promise.resolve(void remembered.push({ ...device, expiresAt })),
    },
    sessions: { add: (session: Session) => Promise.resolve(void begun.push(session)) },
  } as unknown as Context;
  const attempt = ({ email = "ada@lake.test", password = "right", device = "" } = {}) => {
    const origin = { network: "192.0.2.1", device: device || undefined, userAgent: "x".repeat(1000) };
    return signIn(context, { email, password, origin });
  };
  return { attempt, remembered, begun };
}

describe("Signing in", () => {
  it("begins a session of thirty days, of whose browser no more than 300 characters are kept", async () => {
    const { attempt, begun } = useLake();
    expect(await attempt({ email: " Ada@Lake.TEST " })).toMatchObject({
      outcome: "signed-in",
      editorId: "ada",
      mustChangePassword: false,
      expiresAt: new Date(now.getTime() + 30 * day),
    });
    expect(begun).toMatchObject([{ editorId: "ada", beganAt: now, usedAt: now, userAgent: "x".repeat(300) }]);
  });

  it("makes the browser a known one for half a year, under the secret that it has already", async () => {
    const { attempt, remembered } = useLake();
    const expiresAt = new Date(now.getTime() + 180 * day);
    await attempt({ device: "of this browser" });
    expect(remembered).toEqual([{ secret: "of this browser", editorId: "ada", expiresAt }]);
    expect(await attempt()).toMatchObject({ device: { secret: remembered[1]?.secret, expiresAt } });
    expect(remembered[1]?.secret).not.toBe("of this browser");
  });

  it.each([{ password: "wrong" }, { email: "eve@lake.test" }])("stores nothing for %j", async (given) => {
    const { attempt, remembered, begun } = useLake();
    expect(await attempt(given)).toEqual({ outcome: "wrong" });
    expect([remembered, begun]).toEqual([[], []]);
  });
});
