import { Schema, type Connection } from "mongoose";
import { mailsAnHour } from "../domain/mail-budget.ts";

type BudgetDocument = { _id: string; mails: { id: string; at: Date }[]; expiresAt: Date };

export type MailBudgetStore = ReturnType<typeof createMailBudgetStore>;

const hourMs = 3_600_000;

/** Counts the mails that each mailbox got in the last hour. Mailboxes are stored as hashes; see `mailboxHash`. */
export function createMailBudgetStore(connection: Connection) {
  const schema = new Schema<BudgetDocument>(
    {
      _id: { type: String, required: true },
      mails: { type: [{ _id: false, id: String, at: Date }], required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection: "mailBudgets", versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("MailBudget", schema);
  return {
    /** Counts a mail to a mailbox, once. False when it has had too many. */
    take: async (mailboxHash: string, id: string, now: Date): Promise<boolean> => {
      const others = {
        $filter: {
          input: { $ifNull: ["$mails", []] },
          cond: {
            $and: [{ $gt: ["$$this.at", new Date(now.getTime() - hourMs)] }, { $ne: ["$$this.id", id] }],
          },
        },
      };
      // One write, so that replicas can't exceed the budget together: what is too much is cut off.
      const mails = { $slice: [{ $concatArrays: [others, [{ id, at: now }]] }, mailsAnHour] };
      const counted = await model
        .findByIdAndUpdate(mailboxHash, [{ $set: { mails, expiresAt: new Date(now.getTime() + hourMs) } }], {
          upsert: true,
          returnDocument: "after",
          updatePipeline: true,
        })
        .lean();
      return counted.mails.some((mail) => mail.id === id);
    },

    /** Returns the number of mailboxes at their limit. */
    countSpent: (now: Date): Promise<number> => {
      const oldest = `mails.${mailsAnHour - 1}`;
      return model.countDocuments({
        [oldest]: { $exists: true },
        "mails.0.at": { $gt: new Date(now.getTime() - hourMs) },
      });
    },
  };
}
