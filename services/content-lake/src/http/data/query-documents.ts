import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import * as z from "zod";
import { queryDataset } from "../../actions/query-dataset.ts";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { sequenceOfLiveEvent } from "../../domain/live-event-id.ts";
import { showsPublishedByDefault } from "./api-version.ts";
import type { Enter } from "./entrance.ts";
import { readBody, readGroqParams, readOptions, searchOf, soundParams } from "./request-options.ts";

type InDataset = RequestHandler<{ dataset: string }>;
type Asked = { query: string; params: Record<string, unknown> };

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
export function getQuery(context: Context, enter: Enter): InDataset {
  return answer(context, enter, (req) => {
    expectShort(req);
    const { query: text } = readOptions(req, z.object({ query }));
    return { query: text, params: readGroqParams(req) };
  });
}

/** `POST /data/query/:dataset` with `{query, params}`; the options are in the address as well. */
export function postQuery(context: Context, enter: Enter): InDataset {
  return answer(context, enter, (req) => {
    const asked = readBody(req.body, body);
    return { query: asked.query, params: soundParams(asked.params ?? {}) };
  });
}

function answer(
  context: Context,
  enter: Enter,
  read: (req: Request<{ dataset: string }>) => Asked,
): InDataset {
  return async (req, res) => {
    const { dataset, state, identity } = await enter(req);
    const byDefault = showsPublishedByDefault(req) ? "published" : "raw";
    const {
      perspective = byDefault,
      resultSourceMap,
      returnQuery,
      lastLiveEventId = "",
    } = readOptions(req, options);
    const { query: text, ...answered } = await queryDataset(
      context,
      { ...dataset, state },
      {
        ...read(req),
        perspective,
        identity,
        sourceMap: resultSourceMap && sourceMapModes[resultSourceMap],
        // An id of another make, such as the hosted API's, asks for nothing.
        atLeastSequence: sequenceOfLiveEvent(lastLiveEventId),
      },
    );
    const { result = null, ...rest } = answered;
    res.json({ ...(returnQuery !== "false" && { query: text }), result, ...rest });
  };
}

const longestQuery = 11 * 1024;

/** Counts the query with its parameters only: clients decide by these whether to send a body instead. */
function expectShort(req: IncomingMessage): void {
  const asked = new URLSearchParams(
    [...searchOf(req)].filter(([name]) => name === "query" || name.startsWith("$")),
  );
  if (asked.toString().length <= longestQuery) return;
  const description = `A query with its parameters may have ${longestQuery} bytes in an address. Send it by POST.`;
  throw plainRefusal(414, "queryTooLongError", description);
}
