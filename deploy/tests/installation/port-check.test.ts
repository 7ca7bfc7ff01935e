import { createServer, type Server } from "node:net";
import { requireFreePorts } from "@wordlehint/local/machine/port-check";
import { freePort } from "@wordlehint/test-servers";

describe("The check for free ports", () => {
  let taken: number;
  let server: Server;
  beforeEach(async () => {
    taken = await freePort();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.close();
  });

  it("passes if nothing listens on the ports", async () => {
    await expect(requireFreePorts([{ port: await freePort(), name: "site" }], 0)).resolves.toBeUndefined();
  });

  it("names a port that is in use, what it is for, and what to do", async () => {
    const check = requireFreePorts([{ port: taken, name: "site" }], 0);
    await expect(check).rejects.toThrow(
      new RegExp(`Port ${taken} \\(site\\) is in use.*\\n.*PORT_BASE=9000 npm start`),
    );
  });

  it("waits for a port to become free", async () => {
    const check = requireFreePorts([{ port: taken, name: "site" }], 10_000);
    server.close();
    await expect(check).resolves.toBeUndefined();
  });
});
