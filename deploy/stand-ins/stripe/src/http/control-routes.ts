import type { Account } from "../engine/account.ts";
import { runAccountClock } from "../engine/run-clock.ts";
import type { Misbehaviour } from "../misbehaviour.ts";
import { randomText } from "../objects/new-id.ts";

export type ControlReply = { status: number; body: object };

/** What tests and developers change: `/_control`. It is no part of Stripe's API. */
export function handleControl(
  { account, misbehaviour }: { account: Account; misbehaviour: Misbehaviour },
  method: string,
  path: string,
  body: string,
): ControlReply {
  const { store } = account;
  switch (`${method} ${path}`) {
    case "GET /_control/mode":
      return ok(misbehaviour.state);
    case "PUT /_control/mode":
      try {
        misbehaviour.change(JSON.parse(body));
        return ok(misbehaviour.state);
      } catch (error) {
        return refused(error instanceof Error ? error.message : String(error));
      }
    case "GET /_control/clock":
      return ok({ now: account.now(null), ahead: account.ahead() });
    case "POST /_control/clock/advance": {
      const seconds = secondsIn(body);
      if (seconds === undefined) return refused("seconds must be a whole number above 0.");
      account.setAhead(account.ahead() + seconds);
      runAccountClock(account);
      return ok({ now: account.now(null), ahead: account.ahead() });
    }
    case "GET /_control/deliveries":
      return ok({ deliveries: store.listDeliveries(200) });
    default:
  }
  const [, id] = /^POST \/_control\/webhook_endpoints\/(\w+)\/roll_secret$/.exec(`${method} ${path}`) ?? [];
  if (id === undefined || !store.find("webhook_endpoint", id))
    return { status: 404, body: { error: "Not found" } };
  const [current = ""] = store.hidden(id).secrets as string[];
  const secret = `whsec_${randomText(32)}`;
  store.hide(id, { secrets: [secret, current] });
  return ok({ id, secret });
}

const ok = (body: object): ControlReply => ({ status: 200, body });
const refused = (error: string): ControlReply => ({ status: 400, body: { error } });

function secondsIn(body: string): number | undefined {
  try {
    const { seconds } = JSON.parse(body) as { seconds?: unknown };
    return Number.isInteger(seconds) && Number(seconds) > 0 ? Number(seconds) : undefined;
  } catch {
    return undefined;
  }
}
