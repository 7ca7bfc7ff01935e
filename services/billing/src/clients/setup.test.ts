import Stripe from "stripe";
import { createSetup } from "./setup.ts";

const url = "https://wordle.example/webhooks/stripe";
const wanted = ["invoice.paid", "customer.updated"];
const endpoint = (id: string, fields: object = {}) => ({
  ...{ id, url, api_version: Stripe.API_VERSION, enabled_events: wanted, status: "enabled" },
  ...fields,
});

/** Sets up the webhook of an account with these endpoints, of which `we_known` has a secret that is known. */
async function setUp(...endpoints: object[]) {
  const done: string[] = [];
  const note = (what: string) => (id: string | object) => {
    done.push(typeof id === "string" ? `${what} ${id}` : what);
    return Promise.resolve({ id: "we_new", secret: "whsec_new" });
  };
  const webhookEndpoints = {
    ...{ list: () => endpoints, create: note("make"), update: note("change"), del: note("remove") },
  };
  const setup = createSetup({ webhookEndpoints } as unknown as Stripe);
  const made = await setup.webhook(url, wanted, ["we_known"]);
  return { made, done };
}

it("replaces an endpoint whose secret isn't known or whose version is another, and leaves endpoints at other addresses alone", async () => {
  const others = endpoint("we_others", { url: "https://other.example/webhooks/stripe" });
  const made = { id: "we_new", secret: "whsec_new" };
  expect(await setUp(others, endpoint("we_lost"))).toEqual({ made, done: ["make", "remove we_lost"] });
  const old = endpoint("we_known", { api_version: "2020-08-27" });
  expect(await setUp(others, old)).toEqual({ made, done: ["make", "remove we_known"] });
});

it("mends an endpoint that is known where it was switched off, or lacks events, and otherwise leaves it unchanged", async () => {
  const change = { made: undefined, done: ["change we_known"] };
  expect(await setUp(endpoint("we_known", { status: "disabled" }))).toEqual(change);
  expect(await setUp(endpoint("we_known", { enabled_events: ["invoice.paid"] }))).toEqual(change);
  const reordered = endpoint("we_known", { enabled_events: wanted.toReversed() });
  expect(await setUp(reordered)).toEqual({ made: undefined, done: [] });
});
