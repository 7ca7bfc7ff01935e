import { createAction } from "@reduxjs/toolkit";

/** The API no longer accepts this token. In a file of its own, because the session's slice depends on the API's. */
export const sessionEnded = createAction<string>("session/sessionEnded");
