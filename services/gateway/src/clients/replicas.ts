import { isIP } from "node:net";

/** Resolves a host name to all its addresses. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** The addresses behind one host name: a scaled service has one for each replica. */
export type Replicas = {
  /**
   * Returns the next address in turn that isn't in `tried`. Addresses that failed since the last look-up come last.
   * Undefined when there is none.
   */
  next(tried: readonly string[]): string | undefined;
  /**
   * Looks the name up at once, because a replica that was replaced has another address.
   * @throws when the name can't be resolved and has no known address.
   */
  refresh(): Promise<void>;
  /** No connection to this address can be opened: it is avoided until the next regular look-up. */
  avoid(address: string): void;
  close(): void;
};

export type ReplicasOptions = {
  lookup: Lookup;
  /** Time between two look-ups. */
  everyMs: number;
  /** Called for each address that the name no longer has. */
  onGone: (address: string) => void;
};

/**
 * Follows the addresses of a host name. If a look-up fails, the known ones stay. The DNS interceptor of undici looks a
 * name up while a request waits, and tries no second address of the same family; its pools of several origins need to
 * be told the addresses.
 */
export function followReplicas(hostname: string, { lookup, everyMs, onGone }: ReplicasOptions): Replicas {
  if (isIP(hostname)) return oneReplica(hostname);
  let known: readonly string[] = [];
  const avoided = new Set<string>();
  let turn = 0;
  let lookingUp: Promise<void> | undefined;

  const update = async () => {
    // Sorted, because name servers change the order from one look-up to the next.
    const found = [...new Set(await lookup(hostname))].sort();
    const gone = known.filter((address) => !found.includes(address));
    known = found;
    for (const address of gone) {
      avoided.delete(address);
      onGone(address);
    }
  };
  const lookUp = () =>
    (lookingUp ??= update().finally(() => {
      lookingUp = undefined;
    }));
  const lookUpRegularly = () => {
    lookUp().then(
      () => avoided.clear(),
      () => undefined,
    );
  };
  const timer = setInterval(lookUpRegularly, everyMs).unref();
  lookUpRegularly();

  return {
    next: (tried) => {
      let last: string | undefined;
      for (let left = known.length; left > 0; left--) {
        const address = known[turn++ % known.length];
        if (address === undefined || tried.includes(address)) continue;
        if (!avoided.has(address)) return address;
        last ??= address;
      }
      return last;
    },
    refresh: () =>
      lookUp().catch((error: unknown) => {
        if (known.length === 0) throw error;
      }),
    avoid: (address) => void avoided.add(address),
    close: () => clearInterval(timer),
  };
}

function oneReplica(address: string): Replicas {
  return {
    next: (tried) => (tried.length === 0 ? address : undefined),
    refresh: () => Promise.resolve(),
    avoid: () => undefined,
    close: () => undefined,
  };
}
