import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import * as z from "zod";
import { queryDataset } from "../../actions/query-dataset.ts";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { showsPublishedByDefault } from "./api-version.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { readBody, readGroqParams, readOptions, searchOf, checkedParams } from "./request-options.ts";

type InDataset = RequestHandler<{ dataset: string }>;
type QueryRequest = { query: string; params: Record<string, unknown> };

const query = z.string().min(1);
const options = z.object({
  perspective: z.string().optional(),
  resultSourceMap: z.enum(["true", "false", "withKeyArraySelector"]).optional(),
  returnQuery: z.enum(["true", "false"]).optional(),
  lastLiveEventId: z.string().optional(),
});
const body = z.object({ query, params: z.record(z.string(), z.unknown()).nullish() });

const sourceMapModes = { true: "by index", withKeyArraySelector: "by key", false: undefined } as const;

/** `GET /data/query/:dataset?query=…&$name=…` */
export function getQuery(context: Context, enter: EnterDataset): InDataset {
  return respond(context, enter, (req) => {
    refuseLong(req);
    const { query: text } = readOptions(req, z.object({ query }));
    return { query: text, params: readGroqParams(req) };
  });
}

/** `POST /data/query/:dataset` with `{query, params}`; with the options in the query string. */
export function postQuery(context: Context, enter: EnterDataset): InDataset {
  return respond(context, enter, (req) => {
    const { query: text, params } = readBody(req.body, body);
    return { query: text, params: checkedParams(params ?? {}) };
  });
}

function respond(
  context: Context,
  enter: EnterDataset,
  read: (req: Request<{ dataset: string }>) => QueryRequest,
): InDataset {
  return async (req, res) => {
    const { dataset, access, identity } = await enter(req);
    const byDefault = showsPublishedByDefault(req) ? "published" : "raw";
    const {
      perspective = byDefault,
      resultSourceMap,
      returnQuery,
      lastLiveEventId,
    } = readOptions(req, options);
    const { query: text, params } = read(req);
    const { json, ms } = await queryDataset(context, dataset, {
      query: text,
      params,
      perspective,
      identity,
      access,
      sourceMap: resultSourceMap && sourceMapModes[resultSourceMap],
      lastLiveEventId,
    });
    const head = JSON.stringify({ ...(returnQuery !== "false" && { query: text }), ms });
    res.type("json").send(joined(head, json));
  };
}

/** Joins two objects in JSON, each with attributes, without parsing them. */
const joined = (head: string, rest: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), rest.subarray(1)]);

const maxQueryLength = 11 * 1024;

/** Counts only the query and its parameters, by which clients decide whether to use POST instead. */
function refuseLong(req: IncomingMessage): void {
  const relevant = new URLSearchParams(
    [...searchOf(req)].filter(([name]) => name === "query" || name.startsWith("$")),
  );
  if (relevant.toString().length <= maxQueryLength) return;
  const description = `A query with its parameters may have ${maxQueryLength} bytes in a URL. Send it by POST.`;
  throw plainRefusal(414, "queryTooLongError", description);
}
