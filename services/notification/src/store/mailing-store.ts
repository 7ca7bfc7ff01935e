import type { HintFacts, MailText, PuzzleDate } from "@wordlehint/contracts";
import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** The content of a mailing: judged by the guard, and the same for all of its readers. */
export type MailingContent = {
  riddle: string;
  puzzleNumber: number;
  facts: HintFacts;
  /** As many of the graded hints as the guard lets through together. */
  hints: string[];
  text: MailText;
  product: string;
};

/**
 * `preparing` until its content is judged; `filling` while deliveries are made; `filled` when there is one for everybody;
 * `held` while the guard refuses its content; `missed` when it was too late to begin.
 */
export type MailingState = "preparing" | "filling" | "filled" | "held" | "missed";

/** The daily mail of a date in a time zone. */
export type Mailing = {
  id: string;
  timeZone: string;
  date: PuzzleDate;
  releasedAt: Date;
  expiresAt: Date;
  state: MailingState;
  /** The reason, for operators. */
  reason?: string;
  content?: MailingContent;
  /** The id of the last subscriber that has a delivery. */
  cursor: string;
};

type MailingDocument = Omit<Mailing, "id"> & { _id: string; holder?: string; heldUntil?: Date };

export type MailingStore = ReturnType<typeof createMailingStore>;

const keptSeconds = 60 * 86_400;
const unfinished = { state: { $in: ["preparing", "filling", "held"] as MailingState[] } };

/** The mailings of the last 60 days. One replica at a time works on each; see `hold`. */
export function createMailingStore(connection: Connection) {
  const schema = new Schema<MailingDocument>(
    {
      _id: { type: String, required: true },
      timeZone: { type: String, required: true },
      date: { type: String, required: true },
      releasedAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      state: { type: String, required: true },
      reason: String,
      content: Schema.Types.Mixed,
      cursor: { type: String, default: "" },
      holder: String,
      heldUntil: Date,
    },
    { collection: "mailings", versionKey: false, minimize: false },
  );
  schema.index({ releasedAt: 1 }, { expireAfterSeconds: keptSeconds });
  const model = connection.model("Mailing", schema);

  return {
    /** Adds a mailing. False when it is there already. */
    add: async ({ id, ...mailing }: Mailing): Promise<boolean> => {
      try {
        await model.create({ _id: id, ...mailing });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    find: async (id: string): Promise<Mailing | undefined> => {
      const found = await model.findById(id).lean();
      return found ? toMailing(found) : undefined;
    },

    /** Returns the existing ones of some mailings, by id. */
    findStates: async (ids: readonly string[]): Promise<ReadonlyMap<string, MailingState>> => {
      const found = await model.find({ _id: { $in: ids } }, { state: 1 }).lean();
      return new Map(found.map(({ _id, state }) => [_id, state]));
    },

    /** Claims a mailing for one replica until then. Returns undefined while another one has it, or when it is filled. */
    hold: async (id: string, holder: string, now: Date, until: Date): Promise<Mailing | undefined> => {
      const isFree = { $or: [{ heldUntil: { $exists: false } }, { heldUntil: { $lte: now } }, { holder }] };
      const found = await model
        .findOneAndUpdate(
          { _id: id, ...unfinished, ...isFree },
          { $set: { holder, heldUntil: until } },
          { returnDocument: "after" },
        )
        .lean();
      return found ? toMailing(found) : undefined;
    },

    /** Saves progress. False when another replica has taken over. */
    save: async (
      id: string,
      holder: string,
      change: Partial<Pick<Mailing, "state" | "reason" | "content" | "cursor">> & { heldUntil: Date },
    ): Promise<boolean> => (await model.updateOne({ _id: id, holder }, { $set: change })).matchedCount === 1,

    /** Returns the mailings released since then, the latest first. */
    listSince: async (since: Date): Promise<Mailing[]> => {
      const found = await model
        .find({ releasedAt: { $gte: since } })
        .sort({ releasedAt: -1 })
        .lean();
      return found.map(toMailing);
    },
  };
}

function toMailing(document: MailingDocument): Mailing {
  const { _id: id, holder: _holder, heldUntil: _until, ...mailing } = document;
  return { id, ...mailing };
}
