import { ApiError } from "./api-error.ts";

/** A request for a completion. */
export type CompletionRequest = {
  model: string;
  /** The user's message. */
  user: string;
  /** Everything that the model reads, for counting tokens. */
  text: string;
  /** The fields of the JSON schema that the response is to have. */
  fields: readonly string[];
};

const known = [
  "model",
  "messages",
  "response_format",
  "max_completion_tokens",
  "store",
  "reasoning_effort",
] as const;

type Json = Record<string, unknown>;

/** @throws {ApiError} for whatever this server doesn't know, and for what OpenAI refuses */
export function parseCompletionRequest(text: string): CompletionRequest {
  const body = objectIn(text);
  const unknown = Object.keys(body).find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new ApiError(400, `Unrecognized request argument supplied: ${unknown}`, { param: unknown });
  const { model, messages, max_completion_tokens: maxTokens } = body;
  if (typeof model !== "string") throw missing("model");
  if (!model.startsWith("gpt-"))
    throw new ApiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
      code: "model_not_found",
    });
  if (maxTokens !== undefined && !(Number.isInteger(maxTokens) && Number(maxTokens) > 0))
    throw new ApiError(400, "Invalid 'max_completion_tokens': expected a positive integer.", {
      param: "max_completion_tokens",
    });
  const spoken = messagesIn(messages);
  return {
    model,
    user: spoken.filter(({ role }) => role === "user").at(-1)?.content ?? "",
    text: spoken.map(({ content }) => content).join("\n"),
    fields: fieldsOf(body.response_format),
  };
}

function objectIn(text: string): Json {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Refused below.
  }
  throw new ApiError(400, "We could not parse the JSON body of your request.");
}

function messagesIn(messages: unknown): { role: string; content: string }[] {
  if (!Array.isArray(messages) || messages.length === 0) throw missing("messages");
  return messages.map((message: unknown, index) => {
    const { role, content } = isObject(message) ? message : {};
    const isKnown = typeof role === "string" && ["system", "developer", "user", "assistant"].includes(role);
    if (!isKnown || typeof content !== "string")
      throw new ApiError(400, `Invalid value for 'messages[${index}]': expected a role and a text.`, {
        param: `messages[${index}]`,
      });
    return { role, content };
  });
}

/** The rules of strict schemas: every object is closed, and all of its fields are required. */
function fieldsOf(format: unknown): string[] {
  if (!isObject(format) || format.type !== "json_schema" || !isObject(format.json_schema))
    throw new ApiError(400, "This server takes a response_format of type 'json_schema' only.", {
      param: "response_format",
    });
  const { name, strict, schema } = format.json_schema;
  if (typeof name !== "string" || !/^[\w-]{1,64}$/.test(name))
    throw missing("response_format.json_schema.name");
  const invalid = (rule: string) =>
    new ApiError(400, `Invalid schema for response_format '${name}': In context=(), ${rule}.`, {
      param: "response_format",
    });
  if (strict !== true) throw invalid("'strict' is required to be true");
  if (!isObject(schema) || schema.type !== "object" || !isObject(schema.properties))
    throw invalid("schema must be an object with properties");
  if (schema.additionalProperties !== false)
    throw invalid("'additionalProperties' is required to be supplied and to be false");
  const fields = Object.keys(schema.properties);
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  if (fields.some((field) => !required.includes(field)))
    throw invalid(
      "'required' is required to be supplied and to be an array including every key in properties",
    );
  return fields;
}

const missing = (param: string) =>
  new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: "missing_required_parameter" });

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
