import getPort from "get-port";

const host = "127.0.0.1";

/** A port that nothing listens on. It isn't given out again for at least 15 seconds. */
export function freePort(): Promise<number> {
  return getPort({ host });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ host, port })) === port;
}
