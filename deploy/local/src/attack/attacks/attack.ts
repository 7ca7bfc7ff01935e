import type { Send } from "../send.ts";
import type { Target } from "../target.ts";

/** A way to harm the product, by several clients at once. */
export interface Attack {
  name: string;
  /** From how many addresses it comes. */
  addresses: number;
  /** Attacks from one address until the signal of the attacker is aborted. */
  run(attacker: Attacker): Promise<void>;
}

export interface Attacker {
  target: Target;
  /** The local address that the attack comes from. */
  address: string;
  send: Send;
  signal: AbortSignal;
  /** Counts a request by how it was answered: a status, or what happened to the connection. */
  note(outcome: string): void;
}
