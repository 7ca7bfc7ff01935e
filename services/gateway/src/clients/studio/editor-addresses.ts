import { ClientError, type SanityClient } from "@sanity/client";
import { emailSchema } from "@wordlehint/contracts";
import type { Log } from "@wordlehint/runtime";
import * as z from "zod";
import { askContent } from "./ask-content.ts";

/** The email addresses of editors, as the content store has them. */
export type EditorAddresses = {
  /**
   * Returns an editor's address; undefined for a robot, and for an editor who has been removed.
   * @throws {DomainError} `unavailable` when the content store can't be asked
   */
  addressOf(editor: string): Promise<string | undefined>;
};

const userSchema = z.object({ email: emailSchema });
const notFound = 404;

/** @param client has a token that is shown the users of the project */
export function createEditorAddresses({ client, log }: { client: SanityClient; log: Log }): EditorAddresses {
  const find = async (editor: string): Promise<unknown> => {
    try {
      return await client.users.getById(editor);
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === notFound) return undefined;
      throw error;
    }
  };
  return {
    addressOf: async (editor) => userSchema.safeParse(await askContent(log, () => find(editor))).data?.email,
  };
}
