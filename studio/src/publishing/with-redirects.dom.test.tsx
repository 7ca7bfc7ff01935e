import { jest } from "@jest/globals";
import type { ToastParams } from "@sanity/ui/toast";
import { act, renderHook, waitFor } from "@testing-library/react";
import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DocumentActionsContext,
  DocumentActionsResolver,
} from "sanity";
import { fakeClient } from "../testing/fake-client.ts";

/** The content lake's response to the next action, and what the studio sent to it and showed. */
let responding = Promise.withResolvers<unknown>();
let sent: { actionType: string }[][] = [];
let toasts: ToastParams[] = [];
/** The documents that the studio has sent to the lake, and those that were validated. */
let sync = { isSyncing: false };
let checked = { isValidating: false, revision: "r1" };
beforeEach(() => {
  sync = { isSyncing: false };
  checked = { isValidating: false, revision: "r1" };
  responding = Promise.withResolvers<unknown>();
  sent = [];
  toasts = [];
});

const client = {
  ...fakeClient([]),
  action: (actions: { actionType: string }[]) => {
    sent.push(actions);
    return responding.promise;
  },
};
// The studio itself is too much for jsdom.
jest.mock("sanity", () => ({
  useClient: () => client,
  useSyncState: () => sync,
  useValidationStatus: () => checked,
}));
jest.mock("@sanity/ui/toast", () => ({
  useToast: () => ({ push: (toast: ToastParams) => toasts.push(toast) }),
}));

let documentActions: DocumentActionsResolver;
let withRedirects: (publish: DocumentActionComponent) => DocumentActionComponent;
beforeAll(async () => {
  ({ documentActions } = await import("./document-actions.ts"));
  ({ withRedirects } = await import("./with-redirects.ts"));
});

const article = (_id: string, current: string) => ({ _id, _rev: "r1", _type: "blogPost", slug: { current } });
const published = article("a", "old");
const moved = { published, draft: article("drafts.a", "new") };
const unmoved = { published, draft: article("drafts.a", "old") };

const description: DocumentActionDescription = { label: "Publish", disabled: false, onHandle: jest.fn() };

function publishAction(original: DocumentActionDescription | null = description): DocumentActionComponent {
  return Object.assign(() => original, { action: "publish" as const });
}

function renderAction(versions: object, original: DocumentActionDescription | null = description) {
  return renderPublish(versions, () => original).result;
}

/** With an original action that can change. */
function renderPublish(versions: object, original: () => DocumentActionDescription | null) {
  const usePublish = withRedirects(Object.assign(original, { action: "publish" as const }));
  return renderHook((shown: object) => usePublish(shown as DocumentActionProps), { initialProps: versions });
}

describe("Publishing a page at another address", () => {
  it("publishes it and redirects the old address, once, and says so", async () => {
    const result = renderAction(moved);
    expect(result.current).toMatchObject({ label: "Publish", disabled: false });
    act(() => result.current?.onHandle?.());
    expect(result.current).toMatchObject({ label: "Publishing…", disabled: true });
    responding.resolve(null);
    await waitFor(() => expect(result.current).toMatchObject({ label: "Publish", disabled: false }));
    expect(sent.map((actions) => actions[0])).toMatchObject([
      { actionType: "sanity.action.document.publish", draftId: "drafts.a", publishedId: "a" },
    ]);
    expect(toasts).toEqual([
      { status: "success", title: "Published", description: "/blog/old now redirects to /blog/new." },
    ]);
    expect(description.onHandle).not.toHaveBeenCalled();
  });

  it.each([
    ["Another editor has published it.", new Error("Another editor has published it.")],
    ["The content lake gave no reason. Try again.", "refused"],
  ])("says why nothing was published, and can be tried again: %s", async (shown, reason) => {
    const result = renderAction(moved);
    act(() => result.current?.onHandle?.());
    await waitFor(() => expect(sent).toHaveLength(1));
    responding.reject(reason);
    await waitFor(() => expect(result.current).toMatchObject({ label: "Publish", disabled: false }));
    expect(toasts).toEqual([{ status: "error", title: "Nothing was published", description: shown }]);
  });
});

describe("A click on what was just typed", () => {
  const typed = { published, draft: { ...article("drafts.a", "newer"), _rev: "r2" } };
  const waiting = { label: "Publishing…", disabled: true };

  const settled = { isSyncing: false, isValidating: false, revision: "r2" };
  it.each([
    ["the lake has it", { ...settled, isSyncing: true }],
    ["it is checked", { ...settled, isValidating: true }],
    ["the check is of what the lake has now", { ...settled, revision: "r1" }],
  ])("waits until %s, and then publishes it once", async (_what, begun) => {
    sync = begun;
    checked = begun;
    const { result, rerender } = renderPublish(typed, () => description);
    act(() => result.current?.onHandle?.());
    rerender(typed);
    // What begins too early has been sent by the next task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(result.current).toMatchObject(waiting);
    expect(sent).toEqual([]);
    sync = settled;
    checked = settled;
    rerender(typed);
    rerender({ ...typed });
    await waitFor(() => expect(sent).toHaveLength(1));
    responding.resolve(null);
    await waitFor(() => expect(result.current).toMatchObject({ label: "Publish", disabled: false }));
    expect(toasts).toMatchObject([{ description: "/blog/old now redirects to /blog/newer." }]);
  });

  it("publishes nothing when it turns out to be invalid", async () => {
    checked = { isValidating: true, revision: "r1" };
    let isInvalid = false;
    const { result, rerender } = renderPublish(typed, () => ({ ...description, disabled: isInvalid }));
    act(() => result.current?.onHandle?.());
    isInvalid = true;
    checked = { isValidating: false, revision: "r2" };
    rerender({ ...typed });
    await waitFor(() => expect(toasts).toMatchObject([{ title: "Nothing was published" }]));
    expect(sent).toEqual([]);
  });
});

describe("The studio's own publish action", () => {
  it.each([
    ["keeps its address", unmoved],
    ["is new", { published: null, draft: moved.draft }],
    ["has no draft", { published, draft: null }],
  ])("publishes a page that %s", (_what, versions) => {
    expect(renderAction(versions).current).toBe(description);
  });

  it("stays hidden where the studio hides it", () => {
    expect(renderAction(moved, null).current).toBeNull();
  });

  it("has one wrapper, which the studio still knows as the publish action", () => {
    const publish = publishAction();
    expect(withRedirects(publish)).toBe(withRedirects(publish));
    expect(withRedirects(publish)).not.toBe(withRedirects(publishAction()));
    expect(withRedirects(publish).action).toBe("publish");
  });

  it.each([
    ["blogPost", true],
    ["author", false],
  ])("is wrapped for documents whose address can change: of type %s, %s", (schemaType, isWrapped) => {
    const publish = publishAction();
    const [action] = documentActions([publish], { schemaType } as DocumentActionsContext);
    expect(action === withRedirects(publish)).toBe(isWrapped);
    expect(action === publish).toBe(!isWrapped);
  });
});
