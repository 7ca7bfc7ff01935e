import { accountsReport, type AccountsResult } from "./accounts-report.ts";

const met: AccountsResult = {
  logins: { logins: 27, bare: 30, ratio: 0.9 },
  flood: { idleMs: 4, floodMs: 12, ratio: 3, refused: 900, floodPerSecond: 270 },
  verification: { seenBefore: 20_000, newTokens: 4000 },
  addresses: [{ route: "/api/auth/login", known: 105, unknown: 100, count: 1000 }],
  cores: "on a core of its own",
  load: 2,
};

it("says of each goal that it is met when it is just reached", () => {
  const text = accountsReport(met);
  expect(text.match(/: met/g)).toHaveLength(4);
  expect(text).not.toContain("missed");
  expect(text).toContain("of new tokens 4000/s");
  expect(text).toContain("with the service on a core of its own");
});

it.each<[string, Partial<AccountsResult>]>([
  ["logins", { logins: { logins: 26, bare: 30, ratio: 0.89 } }],
  ["a flood", { flood: { ...met.flood, ratio: 3.01 } }],
  ["verification", { verification: { seenBefore: 19_999, newTokens: 4000 } }],
  ["known addresses", { addresses: [{ route: "/api/auth/login", known: 94, unknown: 100, count: 1000 }] }],
])("says when the goal of %s is missed", (_what, change) => {
  expect(accountsReport({ ...met, ...change }).match(/missed/g)).toHaveLength(1);
});
