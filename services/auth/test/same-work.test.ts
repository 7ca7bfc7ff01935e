import { signIn } from "../src/actions/sign-in.ts";
import { createContext } from "../src/context.ts";
import { authConfig, closeLater, quickPasswords, register, startAuth } from "./support/start-auth.ts";

it("hashes as often and asks the database as often for an unknown address as for a wrong password", async () => {
  const config = authConfig();
  const { email } = await register(await startAuth(config));
  const work: string[] = [];
  const passwords = {
    ...quickPasswords,
    verify: (...given: Parameters<typeof quickPasswords.verify>) => {
      work.push("verify");
      return quickPasswords.verify(...given);
    },
  };
  const context = closeLater(createContext(config, { passwords }));
  await context.ready;
  const { connection } = context.mongo;
  connection.set("debug", (collection: string, method: string) => {
    if (/^(accounts|sessions|attempts)$/.test(collection) && !isOfRelay(collection, method))
      work.push(`${collection}.${method}`);
  });

  const workFor = async (given: { email: string; network: string }) => {
    work.length = 0;
    const origin = { network: given.network, device: undefined, userAgent: "" };
    const refused = signIn(context, { email: given.email, password: "Wrong-Otter-71", origin });
    await expect(refused).rejects.toMatchObject({ code: "unauthorized" });
    return [...work].sort();
  };
  const known = await workFor({ email, network: "192.0.2.1" });
  const unknown = await workFor({ email: "nobody@example.org", network: "192.0.2.2" });
  expect(known).toContain("verify");
  expect(known).toContain("accounts.findOne");
  expect(unknown).toEqual(known);
});

/** The relay looks for events now and then. */
const isOfRelay = (collection: string, method: string): boolean =>
  collection !== "attempts" && /^(find|countDocuments)$/.test(method);
