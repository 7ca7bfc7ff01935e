import { subscribe } from "../src/actions/subscribe.ts";
import type { SubscriberDocument } from "../src/store/subscriber-model.ts";
import { newAddress, openContext } from "./support/start-notification.ts";
import { subscriberDocument } from "./support/subscriber-documents.ts";

it("asks the database as often for an address that is subscribed, or that was given before, as for an unknown one", async () => {
  const context = await openContext();
  const { connection } = context.mongo;
  const email = newAddress();
  const subscribers = connection.collection<SubscriberDocument>("subscribers");
  await subscribers.insertOne(subscriberDocument(context.config.LINK_KEY, email));
  const work: string[] = [];
  connection.set("debug", (collection: string, method: string) => {
    if (!isOfRelay(collection, method)) work.push(`${collection}.${method}`);
  });
  const workFor = async (asked: string) => {
    work.length = 0;
    await subscribe(context, { email: asked, network: asked });
    return [...work].sort();
  };

  const unknownAddress = newAddress();
  const unknown = await workFor(unknownAddress);
  const pending = await workFor(unknownAddress);
  const active = await workFor(email);
  expect(unknown).toContain("subscribers.findOne");
  expect(unknown).toContain("deliveries.insertMany");
  expect(pending).toEqual(unknown);
  expect(active).toEqual(unknown);
  expect(await subscribers.countDocuments({ email: { $exists: true } })).toBe(2);
});

/** The relay looks for events now and then. */
const isOfRelay = (collection: string, method: string): boolean =>
  collection !== "attempts" && /^(find|countDocuments)$/.test(method);
