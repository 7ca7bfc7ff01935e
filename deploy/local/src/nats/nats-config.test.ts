import { natsConfig } from "./nats-config.ts";

describe("The broker's configuration", () => {
  it("limits the broker to this machine and keeps its streams in the data folder", () => {
    const config = natsConfig("/data/nats", 8022, "2.10.27");
    expect(config).toContain('listen: "127.0.0.1:8022"');
    expect(config).toContain('store_dir: "/data/nats/jetstream"');
  });

  it.each(["2.10.0", "2.12.3", "3.0.0"])("makes version %s sync every publish", (version) => {
    expect(natsConfig("/data", 1, version)).toContain("sync_interval: always");
  });

  it.each(["2.9.10", "1.4.1"])("has no setting that version %s rejects", (version) => {
    expect(natsConfig("/data", 1, version)).not.toContain("sync_interval");
  });

  it("quotes a folder with special characters", () => {
    expect(natsConfig('/my "data"', 1, "2.9.10")).toContain(String.raw`store_dir: "/my \"data\"/jetstream"`);
  });
});
