import {
  billingSummarySchema,
  cardFormSchema,
  invoicesSchema,
  openSubscriptionSchema,
  plansSchema,
  portalSchema,
  usedCardSchema,
  withdrawnSchema,
  type BeginSubscription,
  type BillingInterval,
  type BillingSummary,
  type CardForm,
  type Invoices,
  type OpenSubscription,
  type Plans,
  type UsedCard,
  type Withdrawn,
} from "@wordlehint/contracts";
import { api } from "./api.ts";

/** The e-mail address of the signed-in player. Every cache entry has its own player's, so that no other's is shown. */
type Player = string;

/** The payment provider is asked on the way, which can take longer than our own database. */
const timeoutMs = 25_000;

const post = (url: string, body?: object) => ({
  url,
  method: "POST",
  timeout: timeoutMs,
  ...(body && { body }),
});

/** What a change that is charged adds to. */
const invoicesTag = "Invoices";

/** The subscription's calls. */
export const billingApi = api.enhanceEndpoints({ addTagTypes: [invoicesTag] }).injectEndpoints({
  endpoints: (build) => ({
    // oxlint-disable-next-line typescript/no-invalid-void-type -- how RTK Query declares "no argument"
    plans: build.query<Plans, void>({
      query: () => "/api/billing/plans",
      transformResponse: (body) => plansSchema.parse(body),
    }),
    /** Without a wish the API chooses a plan. Responds with the same subscription until it is paid. */
    beginSubscription: build.mutation<OpenSubscription, BeginSubscription>({
      query: (wish) =>
        post("/api/get-or-create-subscription", Object.keys(wish).length > 0 ? wish : undefined),
      transformResponse: (body) => openSubscriptionSchema.parse(body),
    }),
    billingSummary: build.query<BillingSummary, Player>({
      query: () => "/api/billing/summary",
      transformResponse: (body) => billingSummarySchema.parse(body),
      keepUnusedDataFor: 0,
    }),
    /** Has the API ask the payment provider. */
    refreshBilling: build.mutation<BillingSummary, Player>({
      query: () => post("/api/billing/refresh"),
      transformResponse: (body) => billingSummarySchema.parse(body),
      onQueryStarted: keepSummary,
    }),
    resumeSubscription: build.mutation<BillingSummary, Player>({
      query: () => post("/api/billing/resume"),
      transformResponse: (body) => billingSummarySchema.parse(body),
      onQueryStarted: keepSummary,
    }),
    switchInterval: build.mutation<BillingSummary, { player: Player; interval: BillingInterval }>({
      query: ({ interval }) => post("/api/billing/switch", { interval }),
      transformResponse: (body) => billingSummarySchema.parse(body),
      onQueryStarted: ({ player }, started) => keepSummary(player, started),
      invalidatesTags: (_summary, error) => (error ? [] : [invoicesTag]),
    }),
    /** Takes what to show the invoices before. */
    invoices: build.query<Invoices, { player: Player; before?: string | undefined }>({
      query: ({ before }) => ({ url: "/api/billing/invoices", ...(before && { params: { before } }) }),
      transformResponse: (body) => invoicesSchema.parse(body),
      providesTags: [invoicesTag],
      keepUnusedDataFor: 0,
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    openPortal: build.mutation<{ url: string | null }, void>({
      query: () => post("/api/billing/portal"),
      transformResponse: (body) => portalSchema.parse(body),
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    beginCard: build.mutation<CardForm, void>({
      query: () => post("/api/billing/card"),
      transformResponse: (body) => cardFormSchema.parse(body),
    }),
    useCard: build.mutation<UsedCard, { player: Player; setupIntent: string }>({
      query: ({ setupIntent }) => ({ ...post("/api/billing/card", { setupIntent }), method: "PUT" }),
      transformResponse: (body) => usedCardSchema.parse(body),
    }),
    withdraw: build.mutation<Withdrawn, Player>({
      query: () => post("/api/billing/withdraw", { confirm: true }),
      transformResponse: (body) => withdrawnSchema.parse(body),
    }),
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
