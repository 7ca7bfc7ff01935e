import * as z from "zod";

export const documentId = z.string().min(1).max(256);
export const revision = z.string().optional();
export const content = z.looseObject({ _id: documentId, _type: z.string().min(1) });
