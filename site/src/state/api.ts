import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";

/**
 * The site's API. Each feature injects its own endpoints. A query is never retried, polled or refetched
 * unless its endpoint or hook says so.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });
