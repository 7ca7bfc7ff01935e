import {
  statsSchema,
  type DomainEvent,
  type EventType,
  type PuzzleDate,
  type Result,
  type Stats,
} from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { connectBus, createLog, type Bus } from "@wordlehint/runtime";
import { callKey, startFakeAuth } from "@wordlehint/runtime/test-support/fake-auth";
import { newKey, signedBy } from "@wordlehint/runtime/test-support/signed-tokens";
import type { RiddleConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import { closeLater, riddleConfig, startRiddle } from "./start-riddle.ts";

/** Starts the service with an auth service that has signed the tokens of `tokenOf`. */
export async function startWithPlayers(overrides: Overrides = {}) {
  const auth = await startFakeAuth();
  closeLater({ close: () => auth.server.stop() });
  const config = riddleConfig({ AUTH_URL: auth.server.url, RIDDLE_TO_AUTH_KEY: callKey });
  const service = await startRiddle(config, overrides);
  const tokenOf = (userId: string) => signedBy(auth.keys[0] ?? newKey(), { sub: userId });
  const playerOf = (userId: string) => new Player(service.url, tokenOf(userId));
  const ready = playerOf("nobody");
  await eventually(async () => expect((await ready.ask("GET", "/api/stats")).status).toBe(200));
  return { ...service, config, playerOf };
}

/** A signed-in player. */
class Player {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  ask(method: string, path: string, body?: object): Promise<Response> {
    return fetch(new URL(path, this.#url), {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  stats = (query = ""): Promise<Stats> => this.#statsOf(this.ask("GET", `/api/stats${query}`));

  /** Records a result; null takes it back. */
  record = (date: PuzzleDate, result: Omit<Result, "date"> | null): Promise<Stats> =>
    this.#statsOf(this.ask("PUT", "/api/stats", { date, result }));

  merge = (results: readonly Result[]): Promise<Stats> =>
    this.#statsOf(this.ask("POST", "/api/stats/merge", { results }));

  results = async (from: PuzzleDate, to: PuzzleDate): Promise<unknown> =>
    (await this.ask("GET", `/api/stats/results?from=${from}&to=${to}`)).json();

  async #statsOf(response: Promise<Response>): Promise<Stats> {
    return statsSchema.parse(await (await response).json());
  }
}

/** A connection to the bus like another service's. */
export function openBus(config: RiddleConfig): Bus {
  return closeLater(
    connectBus({
      url: config.NATS_URL,
      namespace: config.BUS_NAMESPACE,
      replicas: 1,
      service: "listener",
      log: createLog({ service: "listener", level: "silent" }),
    }),
  );
}

/** The events of the service: those published so far, and those to come as they arrive. */
export function hear<T extends EventType>(config: RiddleConfig, ...types: T[]): DomainEvent<T>[] {
  const heard: DomainEvent<T>[] = [];
  openBus(config).consume({
    durable: "listener",
    types,
    handle: (event) => {
      heard.push(event);
      return Promise.resolve();
    },
    quarantine: { keep: () => Promise.resolve() },
  });
  return heard;
}
