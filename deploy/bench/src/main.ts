import { benchAccounts } from "./accounts/bench-accounts.ts";
import { benchBilling } from "./billing/bench-billing.ts";
import { benchSpeed } from "./bench-speed.ts";
import { benchMails } from "./mails/bench-mails.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchRiddles } from "./riddles/bench-riddles.ts";

const usage = `Usage: npm run bench [-- SECONDS | pages | accounts | riddles | billing | mails]
  SECONDS  of each measurement of a server, 1 to 60, default 4
  pages    Lighthouse on five pages and on a bare Gatsby page instead
  accounts the auth service alone instead: logins, tokens, and times that could tell who has an account
  riddles  the riddle service alone instead: what pages ask for, and the archive
  billing  payments instead: the provider's messages, and the wait for Premium in a browser
  mails    the notification service alone instead: a mailing, with one replica and with two`;

const [what = "4", ...rest] = process.argv.slice(2);
const seconds = Number(what);
const serviceSeconds = 4;
if (rest.length === 0 && what === "pages") await benchPages();
else if (rest.length === 0 && what === "accounts") await benchAccounts(serviceSeconds);
else if (rest.length === 0 && what === "riddles") await benchRiddles(serviceSeconds);
else if (rest.length === 0 && what === "billing") await benchBilling(serviceSeconds);
else if (rest.length === 0 && what === "mails") await benchMails();
else if (rest.length === 0 && seconds >= 1 && seconds <= 60) await benchSpeed(seconds);
else {
  console.error(usage);
  process.exit(2);
}
