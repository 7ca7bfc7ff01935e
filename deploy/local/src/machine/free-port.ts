import { createServer } from "node:net";

/** A port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const port = await listenBriefly(0);
  if (port === undefined) throw new Error("this machine has no free port");
  return port;
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await listenBriefly(port)) !== undefined;
}

/** Listens on a port, or on any for 0, and gives it back: its number, or undefined when it is taken. */
function listenBriefly(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : undefined));
    });
  });
}
