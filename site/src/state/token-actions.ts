import { createAction } from "@reduxjs/toolkit";

/** The API doesn't accept this token, or no longer. It isn't stored any more. */
export const tokenRefused = createAction<string>("session/tokenRefused");

/** The API has replaced a token by one that lasts longer, which is stored. */
export const tokenRenewed = createAction<{ from: string; to: string }>("session/tokenRenewed");
