import type {
  AccountSession,
  BillingSummary,
  EmailStatus,
  Invoices,
  Preferences,
} from "@wordlehint/contracts";
import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { AuthProvider } from "../../app/AuthProvider.tsx";
import { makeStore } from "../../app/store.ts";
import {
  LoadFailure,
  Overview,
  Subscription,
  View,
  viewNames,
  views,
} from "../../features/player/profile/index.ts";
import { accountApi } from "../../state/account-api.ts";
import { emailApi } from "../../state/email-api.ts";
import { billingApi } from "../../state/billing-api.ts";
import type { SessionUser } from "../../state/session-user.ts";
import { sessionBegun } from "../../state/session-slice.ts";
import { Card, CardHeading } from "../../ui/layout/Card.tsx";
import { Columns } from "./Columns.tsx";

const player: SessionUser = { email: "player@example.org", isSubscribed: false };
const premium = (cancelAtPeriodEnd: boolean): SessionUser => ({
  ...player,
  isSubscribed: true,
  subscription: { status: "active", currentPeriodEnd: "2027-01-03T12:00:00.000Z", cancelAtPeriodEnd },
});
const verified: EmailStatus = {
  email: player.email,
  verifiedAt: "2026-01-01T12:00:00.000Z",
  pending: null,
};
const changing: EmailStatus = {
  ...verified,
  verifiedAt: null,
  pending: { email: "somebody.with.patience@puzzles.example.org", expiresAt: "2026-11-23T21:50:00.000Z" },
};
const sessions: AccountSession[] = ["Firefox on Windows", "Safari on iOS", "Another program"].map(
  (device, index) => ({
    id: `s${index}`,
    device,
    createdAt: "2026-11-02T12:00:00.000Z",
    lastSeenAt: "2026-11-21T12:00:00.000Z",
    current: index === 0,
  }),
);
const daily: Preferences = {
  email: player.email,
  timeZone: "Europe/Berlin",
  help: "hints",
  days: [1, 2, 3, 4, 5],
  status: "active",
};
const summary: BillingSummary = {
  status: "active",
  isTrial: false,
  isPaidAhead: false,
  currentPeriodEnd: "2027-01-03T12:00:00.000Z",
  cancelAtPeriodEnd: false,
  price: { amount: 377, currency: "usd", interval: "month" },
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 },
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: { possibleUntil: "2026-12-17T12:00:00.000Z", amount: 377, currency: "usd", byDays: false },
};
const summaries: readonly { name: string; shown: BillingSummary }[] = [
  { name: "Subscription, cancelled", shown: { ...summary, cancelAtPeriodEnd: true, withdrawal: null } },
  {
    name: "Subscription, payment late",
    shown: { ...summary, status: "past_due", graceEndsAt: "2027-01-17T12:00:00.000Z", withdrawal: null },
  },
  { name: "Subscription, ended", shown: { ...summary, status: "cancelled", withdrawal: null } },
];
const invoices: Invoices = {
  invoices: (["paid", "refunded"] as const).map((status, index) => ({
    id: `in_${index}`,
    number: `WH-000${2 - index}`,
    createdAt: `2026-1${2 - index}-03T12:00:00.000Z`,
    tax: 0,
    discount: 0,
    fromCredit: 0,
    givenBack: status === "refunded" ? 377 : 100,
    amount: 377,
    currency: "usd",
    status,
    periodStart: "2026-12-03T12:00:00.000Z",
    periodEnd: "2027-01-03T12:00:00.000Z",
    pageUrl: "https://pay.example.org/in",
    pdfUrl: "https://pay.example.org/in.pdf",
  })),
  next: "in_1",
};
const nothing = (): void => undefined;

const overviews: readonly { name: string; user: SessionUser; email: EmailStatus }[] = [
  { name: "Free", user: player, email: verified },
  { name: "Not verified, another address pending", user: player, email: changing },
  { name: "Premium", user: premium(false), email: verified },
  { name: "Premium, cancelled", user: premium(true), email: verified },
];

/** The content of the profile's dialog: its overview in every state, and every view. */
export function ProfileSection() {
  return (
    <Columns>
      {overviews.map(({ name, user, email }) => (
        <OfPlayer key={name} name={name} user={user} email={email}>
          <Overview user={user} from={null} onOpen={nothing} />
        </OfPlayer>
      ))}
      {viewNames.map((name) => {
        const { heading, Content } = views[name];
        return (
          <OfPlayer key={name} name={heading} user={premium(false)} email={changing}>
            <Content user={premium(false)} onDone={nothing} />
          </OfPlayer>
        );
      })}
      {summaries.map(({ name, shown }) => (
        <OfPlayer key={name} name={name} user={premium(false)} email={verified} billing={shown}>
          <Subscription user={premium(false)} onDone={nothing} />
        </OfPlayer>
      ))}
      <Card>
        <CardHeading>Failed to load</CardHeading>
        <LoadFailure isPending={false} onRetry={nothing}>
          We couldn&apos;t load where you are signed in. The server took too long to respond.
        </LoadFailure>
      </Card>
    </Columns>
  );
}

interface OfPlayerProps {
  name: string;
  user: SessionUser;
  email: EmailStatus;
  billing?: BillingSummary;
  children: ReactNode;
}

/** Part of the profile of a player whose account is known. */
function OfPlayer({ name, user, email, billing = summary, children }: OfPlayerProps) {
  const [store] = useState(() => {
    const made = makeStore();
    made.dispatch(sessionBegun({ token: "look", user }));
    made.dispatch(
      emailApi.util.upsertQueryEntries([
        { endpointName: "emailPreferences", arg: { player: user.email }, value: daily },
      ]),
    );
    made.dispatch(
      accountApi.util.upsertQueryEntries([
        { endpointName: "emailStatus", arg: undefined, value: email },
        { endpointName: "sessions", arg: undefined, value: sessions },
      ]),
    );
    made.dispatch(
      billingApi.util.upsertQueryEntries([
        { endpointName: "billingSummary", arg: user.email, value: billing },
        { endpointName: "invoices", arg: { player: user.email, before: undefined }, value: invoices },
      ]),
    );
    return made;
  });
  return (
    <Provider store={store}>
      <AuthProvider>
        <Card>
          <CardHeading>{name}</CardHeading>
          <View>{children}</View>
        </Card>
      </AuthProvider>
    </Provider>
  );
}
