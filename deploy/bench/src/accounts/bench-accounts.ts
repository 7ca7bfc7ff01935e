import { loadavg } from "node:os";
import { accountsReport } from "./accounts-report.ts";
import { splitCores } from "./cores.ts";
import { measureAddresses } from "./measure-addresses.ts";
import { measureFlood } from "./measure-flood.ts";
import { measureLogins } from "./measure-logins.ts";
import { measureVerification } from "./measure-verification.ts";
import { addPlayers } from "./players.ts";
import { startAuth } from "./start-auth.ts";

const players = 1000;
const addresses = 1000;

/**
 * Measures the auth service, on its own database and broker: logins beside argon2 alone, other routes during a flood of
 * logins, the verification of tokens in another service, and whether known addresses can be told by the time.
 * @param seconds of each round
 */
export async function benchAccounts(seconds: number): Promise<void> {
  console.log("Starting the auth service …");
  const cores = splitCores();
  const auth = await startAuth(cores);
  try {
    await addPlayers(auth, players);
    console.log("Measuring logins …");
    const logins = await measureLogins(auth.url, { players, seconds, cores });
    console.log("Measuring other routes during a flood of logins …");
    const flood = await measureFlood(auth.url, { players, loginsPerSecond: logins.logins, seconds });
    console.log("Measuring the verification of tokens …");
    const verification = await measureVerification(auth.natsUrl);
    console.log(`Measuring ${addresses} known and unknown addresses …`);
    const times = await measureAddresses(auth.url, addresses);
    const [load = Number.NaN] = loadavg();
    console.log(accountsReport({ logins, flood, verification, addresses: times, cores: cores.name, load }));
  } finally {
    await auth.stop();
  }
}
