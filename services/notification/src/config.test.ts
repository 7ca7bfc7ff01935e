import { generateKeyPairSync } from "node:crypto";
import { readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const required = {
  PORT: "8014",
  MONGODB_URL: "mongodb://127.0.0.1:27017",
  NATS_URL: "nats://127.0.0.1:4222",
  AUTH_URL: "http://127.0.0.1:8011",
  RIDDLE_URL: "http://127.0.0.1:8012",
  NOTIFICATION_TO_AUTH_KEY: secret,
  NOTIFICATION_TO_RIDDLE_KEY: secret,
  AUTH_TO_NOTIFICATION_KEY: secret,
  GATEWAY_TO_NOTIFICATION_KEY: secret,
  LINK_KEY: secret,
};
const key = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

describe("the configuration", () => {
  it("takes a private key in PEM for DKIM", () => {
    expect(readConfig({ ...required, DKIM_PRIVATE_KEY: key }).DKIM_PRIVATE_KEY).toBe(key);
  });

  it("sends to the local mailbox by default", () => {
    const config = readConfig({ ...required, SMTP_URL: "", DKIM_PRIVATE_KEY: "" });
    expect(config.SMTP_URL).toBe("smtp://127.0.0.1:8026");
    expect(config.DKIM_PRIVATE_KEY).toBeUndefined();
  });

  it.each([
    ["GATEWAY_TO_NOTIFICATION_KEY", "short"],
    ["LINK_KEY", ""],
    ["AUTH_URL", "127.0.0.1:8011"],
    ["PUBLIC_ORIGIN", "https://example.org/path"],
    ["SMTP_URL", "https://mail-password.example.org"],
    ["MAILBOX_URL", "127.0.0.1:25"],
    ["SMTP_TIMEOUT_MS", "1"],
    ["MAIL_PLACES", "0"],
    ["MAILS_PER_SECOND", "-1"],
    ["MAIL_FROM", "WordleHint"],
    ["MAIL_FROM", "a@example.org\r\nBcc: b@example.org"],
    ["CONTACT_ADDRESS", "nobody"],
    ["BOUNCE_DOMAIN", "bounces@example.org"],
    ["UNSUBSCRIBE_ADDRESS", "https://example.org"],
    ["POSTAL_ADDRESS", "x".repeat(201)],
    ["MAIL_WEBHOOK_SECRET", "too-short"],
    ["DKIM_PRIVATE_KEY", "password"],
    ["DKIM_PRIVATE_KEY", "-----BEGIN PRIVATE KEY-----\npassword\n-----END PRIVATE KEY-----"],
    ["DKIM_DOMAIN", "example..org"],
    ["DKIM_SELECTOR", "ma il"],
  ])("names %s if it is %j, and doesn't repeat it", (name, value) => {
    const read = () => readConfig({ ...required, [name]: value });
    expect(read).toThrow(new RegExp(`^The configuration is not valid:\\n  ${name}: must`));
    if (value.length > 2) expect(read).not.toThrow(value);
  });
});
