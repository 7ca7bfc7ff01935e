import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { Role } from "../domain/access/requester.ts";

export type Editor = {
  id: string;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
  /** Somebody else knows the password. Until it is changed, the editor can do nothing else. */
  mustChangePassword?: boolean | undefined;
};

type EditorRow = Omit<Editor, "id" | "email"> & {
  _id: string;
  /** Unset when the editor is removed. The name stays for the history of documents. */
  email?: string;
  passwordHash?: string;
};

export type EditorStore = ReturnType<typeof createEditorStore>;

/** The editors, who sign in by email address. */
export function createEditorStore(connection: Connection) {
  const model = connection.model(
    "Editor",
    new Schema<EditorRow>(
      {
        _id: { type: String, required: true },
        email: String,
        name: { type: String, required: true },
        role: { type: String, required: true },
        passwordHash: String,
        mustChangePassword: Boolean,
        createdAt: { type: Date, required: true },
      },
      { collection: "editors", versionKey: false },
    ).index({ email: 1 }, { unique: true, sparse: true }),
  );
  const present = { email: { $exists: true } };

  return {
    /** False when another editor has that email address. */
    add: async ({ id, ...editor }: Editor, passwordHash: string): Promise<boolean> => {
      try {
        await model.create({ _id: id, ...editor, passwordHash });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    find: async (id: string): Promise<Editor | undefined> =>
      toEditor(await model.findOne({ _id: id, ...present }).lean()),

    findByEmail: async (email: string): Promise<Editor | undefined> =>
      toEditor(await model.findOne({ email }).lean()),

    passwordHashOf: async (id: string): Promise<string | undefined> =>
      (await model.findById(id, { passwordHash: 1 }).lean())?.passwordHash,

    list: async (): Promise<Editor[]> => {
      const rows = await model.find(present).sort({ email: 1 }).lean();
      return rows.flatMap((row) => toEditor(row) ?? []);
    },

    /** The names of editors by id, including removed ones. */
    namesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const rows = await model.find({ _id: { $in: [...ids] } }, { name: 1 }).lean();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },

    setPasswordHash: async (
      id: string,
      passwordHash: string,
      { mustChangePassword }: Pick<Editor, "mustChangePassword"> = {},
    ): Promise<void> => {
      const mark = mustChangePassword
        ? { $set: { passwordHash, mustChangePassword } }
        : { $set: { passwordHash }, $unset: { mustChangePassword: 1 as const } };
      await model.updateOne({ _id: id, ...present }, mark);
    },

    remove: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $unset: { email: 1, passwordHash: 1, mustChangePassword: 1 } });
    },
  };
}

function toEditor(row: EditorRow | null): Editor | undefined {
  if (row?.email === undefined) return undefined;
  const { _id, email, name, role, createdAt, mustChangePassword } = row;
  return { id: _id, email, name, role, createdAt, ...(mustChangePassword && { mustChangePassword }) };
}
