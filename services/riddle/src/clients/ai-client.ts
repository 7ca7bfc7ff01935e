import OpenAI, { APIConnectionError, APIError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import * as z from "zod";
import type { Usage } from "../domain/generation/pricing.ts";
import type { Prompt } from "../domain/generation/prompts.ts";

/** A question whose response is to match a schema. */
export type AiQuestion<T> = {
  /** The schema's name, for the API. */
  name: string;
  schema: z.ZodType<T>;
  prompt: Prompt;
  maxOutputTokens: number;
};

export type AiReply<T> =
  | { kind: "value"; value: T; usage: Usage | undefined }
  /** The model responded with something that can't be used. */
  | { kind: "unusable"; reason: UnusableReason; usage: Usage | undefined }
  | AiFailure;

export type UnusableReason = "refused" | "cut off" | "filtered" | "no JSON" | "wrong schema";

/** The API didn't respond as it should. */
export type AiFailure = {
  kind: "failure";
  reason: string;
  isRetryable: boolean;
  /** The wait that the API asks for. */
  retryAfterMs: number | undefined;
  /** True if the model may have worked all the same, so that the call may have to be paid. */
  mayCost: boolean;
};

export type AiClient = {
  model: string;
  /** The request's body, by whose length its cost is limited. */
  bodyOf(question: AiQuestion<unknown>): string;
  /** Asks once. Never rejects; ends when the signal is aborted, also while a response arrives. */
  ask<T>(question: AiQuestion<T>, signal: AbortSignal): Promise<AiReply<T>>;
};

export type AiClientOptions = {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** For models that take one. */
  reasoningEffort: ReasoningEffort | undefined;
};

export const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

/** Connects to OpenAI's Chat Completions API, or to another server that speaks it. */
export function connectAi({ apiKey, baseUrl, model, reasoningEffort }: AiClientOptions): AiClient {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    // Retries are ours, since each one needs a budget of its own.
    maxRetries: 0,
    logLevel: "off",
  });
  const paramsOf = ({ name, schema, prompt, maxOutputTokens }: AiQuestion<unknown>) => ({
    model,
    messages: [
      { role: "system" as const, content: prompt.system },
      { role: "user" as const, content: prompt.user },
    ],
    response_format: zodResponseFormat(schema, name),
    max_completion_tokens: maxOutputTokens,
    store: false,
    ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
  });
  return {
    model,
    bodyOf: (question) => JSON.stringify(paramsOf(question)),
    ask: async (question, signal) => {
      try {
        const completion: unknown = await client.chat.completions.create(paramsOf(question), { signal });
        return replyOf(question.schema, completion);
      } catch (error) {
        return failureOf(error, signal);
      }
    },
  };
}

const tokenCount = z.int().min(0);
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish(),
});

function replyOf<T>(schema: z.ZodType<T>, completion: unknown): AiReply<T> {
  const parsed = completionSchema.safeParse(completion);
  if (!parsed.success)
    return failure("nonsense instead of a completion", { isRetryable: true, mayCost: true });
  const { choices, usage: counted } = parsed.data;
  const usage = counted
    ? { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens }
    : undefined;
  const unusable = (reason: UnusableReason): AiReply<T> => ({ kind: "unusable", reason, usage });
  const [choice] = choices;
  if (choice?.message.refusal != null) return unusable("refused");
  if (choice?.finish_reason === "length") return unusable("cut off");
  if (choice?.finish_reason === "content_filter") return unusable("filtered");
  const json = jsonIn(choice?.message.content ?? "");
  if (json === undefined) return unusable("no JSON");
  const value = schema.safeParse(json);
  return value.success ? { kind: "value", value: value.data, usage } : unusable("wrong schema");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The error's own message isn't used: it may repeat the prompt, which has the word. */
function failureOf(error: unknown, signal: AbortSignal): AiFailure {
  if (signal.aborted) return failure("no response in time", { isRetryable: true, mayCost: true });
  if (error instanceof APIConnectionError)
    return failure("connection failed", { isRetryable: true, mayCost: true });
  if (!(error instanceof APIError)) return failure("connection cut", { isRetryable: true, mayCost: true });
  const { status = 0, code, headers } = error as APIError;
  const isOverQuota = code === "insufficient_quota";
  return failure(isOverQuota ? "the account's quota is used up" : `status ${status}`, {
    isRetryable: !isOverQuota && (status === 408 || status === 409 || status === 429 || status >= 500),
    mayCost: false,
    retryAfterMs: retryAfterMs(headers),
  });
}

function failure(
  reason: string,
  { isRetryable, mayCost, retryAfterMs: wait }: Partial<Omit<AiFailure, "kind" | "reason">>,
): AiFailure {
  return {
    kind: "failure",
    reason,
    isRetryable: isRetryable ?? false,
    mayCost: mayCost ?? false,
    retryAfterMs: wait,
  };
}

/** RFC 9110, section 10.2.3: seconds, or a date. OpenAI also sends milliseconds. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const after = headers?.get("retry-after") ?? "";
  const seconds = /^\d+(\.\d+)?$/.test(after) ? Number(after) : NaN;
  if (seconds >= 0) return seconds * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
