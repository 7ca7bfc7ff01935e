import { apiModes, webhookModes, type ApiMode, type WebhookMode } from "./modes.ts";

/** How something behaves from now on. */
export type Behaviour<Mode extends string> = {
  mode: Mode;
  /** How often it still has its effect; then the mode is `good`. Null for always. */
  times: number | null;
  /** For `slow`, `late` and `reorder`. */
  delayMs: number;
  /** Holds only for requests such as `POST /v1/subscriptions`, or for events of a type, that begin with it. Null for all. */
  only: string | null;
};

export type State = { api: Behaviour<ApiMode>; webhooks: Behaviour<WebhookMode> };

const usual = { mode: "good", times: null, delayMs: 1000, only: null } as const;

export type Misbehaviour = ReturnType<typeof createMisbehaviour>;

export function createMisbehaviour() {
  const state: State = { api: { ...usual }, webhooks: { ...usual } };
  const next = <Mode extends string>(behaviour: Behaviour<Mode>, what: string): Mode | "good" => {
    const { mode, times, only } = behaviour;
    if (times === 0 || (only !== null && !what.startsWith(only))) return "good";
    if (times !== null && mode !== "good") behaviour.times = times - 1;
    return mode;
  };
  return {
    state,
    /** @throws {TypeError} with the reason if it isn't a change */
    change: (body: unknown): void => {
      const { api, webhooks, ...others } = objectIn(body);
      const [unknown] = Object.keys(others);
      if (unknown !== undefined) throw new TypeError(`Unknown: ${unknown}.`);
      const changes = {
        ...(api !== undefined && { api: behaviourIn(api, Object.keys(apiModes) as ApiMode[]) }),
        ...(webhooks !== undefined && {
          webhooks: behaviourIn(webhooks, Object.keys(webhookModes) as WebhookMode[]),
        }),
      };
      Object.assign(state, changes);
    },
    /** The mode that has its effect on a request, which counts as one time. */
    nextForRequest: (method: string, address: string): ApiMode => next(state.api, `${method} ${address}`),
    /** The mode that has its effect on an event, which counts as one time. */
    nextForEvent: (type: string): WebhookMode => next(state.webhooks, type),
  };
}

function behaviourIn<Mode extends string>(given: unknown, modes: readonly Mode[]): Behaviour<Mode> {
  const { mode, times = null, delayMs = usual.delayMs, only = null, ...others } = objectIn(given);
  const found = modes.find((one) => one === mode);
  if (found === undefined) throw new TypeError(`mode must be one of ${modes.join(", ")}.`);
  if (times !== null && !isCount(times)) throw new TypeError("times must be a whole number.");
  if (!isCount(delayMs)) throw new TypeError("delayMs must be a whole number.");
  if (only !== null && typeof only !== "string") throw new TypeError("only must be a text.");
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`Unknown: ${unknown}.`);
  return { mode: found, times, delayMs, only };
}

function objectIn(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new TypeError("The body must be a JSON object.");
  return body as Record<string, unknown>;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
