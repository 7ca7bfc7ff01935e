import type { BeginSubscription, BillingInterval, BillingSummary } from "@wordlehint/contracts";
import {
  beginSubscriptionContract,
  changeCardContract,
  getBillingSummaryContract,
  getInvoicesContract,
  getPlansContract,
  openPortalContract,
  refreshBillingContract,
  resumeSubscriptionContract,
  switchIntervalContract,
  useCardContract,
  withdrawContract,
} from "@wordlehint/contracts/routes/billing-routes";
import { readStored } from "../lib/browser-storage.ts";
import { logDetail, logRefusal } from "../lib/log.ts";
import { tokenKey } from "../lib/token.ts";
import { api } from "./api.ts";
import { endpoint } from "./endpoint.ts";

/** The email address of the signed-in player. Every cache entry has its own player's, so that no other's is shown. */
type Player = string;

/** The payment provider is asked on the way, which can take longer than our own database. */
const timeout = 25_000;

/** Tag of the invoices, which a charged change adds to. */
const invoicesTag = "Invoices";

/** The subscription's calls. */
export const billingApi = api.enhanceEndpoints({ addTagTypes: [invoicesTag] }).injectEndpoints({
  endpoints: (build) => ({
    plans: build.query(endpoint(getPlansContract)),
    /** Without a wish the API chooses a plan. Responds with the same subscription until it is paid. */
    beginSubscription: build.mutation({
      ...endpoint(beginSubscriptionContract, (wish: BeginSubscription) => ({
        timeout,
        ...(Object.keys(wish).length > 0 && { body: wish }),
      })),
      onQueryStarted: logAuthentication,
    }),
    billingSummary: build.query({
      ...endpoint(getBillingSummaryContract, (_: Player) => ({})),
      keepUnusedDataFor: 0,
    }),
    /** Makes the API ask the payment provider. */
    refreshBilling: build.mutation({
      ...endpoint(refreshBillingContract, (_: Player) => ({ timeout })),
      onQueryStarted: keepSummary,
    }),
    resumeSubscription: build.mutation({
      ...endpoint(resumeSubscriptionContract, (_: Player) => ({ timeout })),
      onQueryStarted: keepSummary,
    }),
    switchInterval: build.mutation({
      ...endpoint(switchIntervalContract, ({ interval }: { player: Player; interval: BillingInterval }) => ({
        timeout,
        body: { interval },
      })),
      onQueryStarted: ({ player }, started) => keepSummary(player, started),
      invalidatesTags: (_summary, error) => (error ? [] : [invoicesTag]),
    }),
    /** Takes what to show the invoices before. */
    invoices: build.query({
      ...endpoint(getInvoicesContract, ({ before }: { player: Player; before?: string | undefined }) => ({
        query: { ...(before && { before }) },
      })),
      providesTags: [invoicesTag],
      keepUnusedDataFor: 0,
    }),
    openPortal: build.mutation(endpoint(openPortalContract, { timeout })),
    beginCard: build.mutation(endpoint(changeCardContract, { timeout })),
    useCard: build.mutation(
      endpoint(useCardContract, ({ setupIntent }: { player: Player; setupIntent: string }) => ({
        timeout,
        body: { setupIntent },
      })),
    ),
    withdraw: build.mutation(
      endpoint(withdrawContract, (_: Player) => ({ timeout, body: { confirm: true as const } })),
    ),
  }),
});

export const {
  usePlansQuery,
  useBeginSubscriptionMutation,
  useBillingSummaryQuery,
  useResumeSubscriptionMutation,
  useSwitchIntervalMutation,
  useInvoicesQuery,
  useOpenPortalMutation,
  useBeginCardMutation,
  useUseCardMutation,
  useWithdrawMutation,
} = billingApi;

/** Logs whether the subscription request had a token and how long it was, never the token, and a refusal of it. */
async function logAuthentication(
  _wish: BeginSubscription,
  { queryFulfilled }: { queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  const token = readStored(tokenKey);
  logDetail(`Subscription request: ${token ? `token of ${token.length} characters` : "no token"}`);
  try {
    await queryFulfilled;
  } catch (thrown) {
    const { error } = thrown as { error?: { status?: unknown } };
    if (error?.status === 401) logRefusal("Authentication failed for subscription request");
  }
}

interface Started {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: BillingSummary }>;
}

/** Shows the summary that a change has responded with. */
async function keepSummary(player: Player, { dispatch, queryFulfilled }: Started): Promise<void> {
  const summary = await Promise.resolve(queryFulfilled).then(
    ({ data }) => data,
    () => null,
  );
  if (!summary) return;
  const entry = { endpointName: "billingSummary", arg: player, value: summary } as const;
  dispatch(billingApi.util.upsertQueryEntries([entry]) as never);
}
