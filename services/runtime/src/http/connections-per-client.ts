/** More than the browsers behind one address open, and far fewer than a process can have. */
const most = 256;

/**
 * Returns how many connections a client may have to a service that the public reaches. Undefined behind proxies of our
 * own, because all connections are theirs then, and they must limit those of their clients.
 */
export function connectionsPerClient({ TRUSTED_PROXY_HOPS: hops }: { TRUSTED_PROXY_HOPS: number }) {
  return hops === 0 ? most : undefined;
}
