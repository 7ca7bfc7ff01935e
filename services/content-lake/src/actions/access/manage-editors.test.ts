import type { Editor } from "../../store/editor-store.ts";
import { addEditor, removeEditor, type NewEditor } from "./manage-editors.ts";

/** The parts that managing editors needs, in memory. */
function keeperOf() {
  const editors: Editor[] = [];
  const keeper = {
    editors: {
      add: (editor: Editor) => Promise.resolve(editors.push(editor) > 0),
      findByEmail: (email: string) => Promise.resolve(editors.find((editor) => editor.email === email)),
      remove: () => Promise.resolve(),
    },
    sessions: { removeOf: () => Promise.resolve() },
    devices: { forgetOf: () => Promise.resolve() },
    passwords: { hash: (password: string) => Promise.resolve(`hash of ${password}`) },
    accessWatch: { accessChanged: () => undefined },
    now: () => new Date("2046-03-01T12:00:00Z"),
    newId: () => "an id",
  };
  return keeper as unknown as Parameters<typeof addEditor>[0];
}

const newEditor = (email: string): NewEditor => ({ email, role: "editor" });

it.each([
  [" Ada@Example.TEST ", "ada@example.test"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["Ada@xn--bcher-kva.example", "ada@BÜCHER.example"],
])("knows an editor by every spelling of the address: %s, %s", async (given, other) => {
  const keeper = keeperOf();
  const { editor } = await addEditor(keeper, newEditor(given));
  expect(await removeEditor(keeper, other)).toBe(editor);
});

it.each(["ada", "ada@localhost", "ada@example.test,bob@example.test", "ada@example-.test", ""])(
  "adds no editor with an address that can't be: %j",
  async (email) => {
    await expect(addEditor(keeperOf(), newEditor(email))).rejects.toThrow(
      `${JSON.stringify(email)} is no email address.`,
    );
  },
);
