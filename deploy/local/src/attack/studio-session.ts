import type { Received, Send, Sent } from "./send.ts";

const versionPath = "/v2025-02-19";

/** An editor's browser, which keeps the cookies that the lake sets. */
export class StudioSession {
  readonly #send: Send;
  readonly #lake: string;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(send: Send, { lake, studio }: { lake: string; studio: string }) {
    this.#send = send;
    this.#lake = lake;
    this.#origin = studio;
  }

  /** @throws when the editor isn't signed in by it. */
  async signIn(email: string, password: string): Promise<void> {
    const { status } = await this.#postForm("/login", { email, password });
    if (status !== 303) throw new Error(`signing in: status ${status}`);
  }

  /** @throws when the password isn't changed. */
  async changePassword(current: string, next: string): Promise<void> {
    const { status } = await this.#postForm("/account", { current, next });
    if (status !== 200 && status !== 303) throw new Error(`changing the password: status ${status}`);
  }

  /** Calls Sanity's API, and returns the parsed response. @throws when it isn't a success. */
  async get(path: string): Promise<unknown> {
    return this.#call(path, {});
  }

  /** The same with a body, which is JSON unless it is bytes. */
  async post(path: string, body: object): Promise<unknown> {
    const isFile = Buffer.isBuffer(body);
    const headers = { "content-type": isFile ? "application/octet-stream" : "application/json" };
    return this.#call(path, { method: "POST", headers, body: isFile ? body : JSON.stringify(body) });
  }

  async #call(path: string, sent: Sent): Promise<unknown> {
    const { status, body } = await this.#request(versionPath + path, sent);
    if (status !== 200) throw new Error(`status ${status} ${body.slice(0, 200)}`);
    return JSON.parse(body);
  }

  async #request(path: string, { headers, ...sent }: Sent): Promise<Received> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { origin: this.#origin, ...(cookie && { cookie }), ...headers };
    const received = await this.#send(this.#lake + path, { ...sent, headers: all });
    for (const set of received.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return received;
  }

  async #postForm(path: string, fields: Record<string, string>): Promise<Received> {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return this.#request(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  }
}
