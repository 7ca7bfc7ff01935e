import type { Measure } from "./measured.ts";
import type { StudioSession } from "./studio-session.ts";

/** Saves and publishes titles, and looks whether everything that was confirmed is there. */
export class EditorsWork {
  readonly #studio: StudioSession;
  readonly #measure: Measure;
  /** The last confirmed title of each document. */
  readonly #confirmed = new Map<string, string>();
  /** Saves that were confirmed and aren't there. */
  readonly lost: string[] = [];

  constructor(studio: StudioSession, measure: Measure) {
    this.#studio = studio;
    this.#measure = measure;
  }

  async save(publishedId: string, title: string): Promise<void> {
    const draftId = draftOf(publishedId);
    const patch = { set: { title } };
    await this.#confirm("save", draftId, title, { actionType: "edit", publishedId, draftId, patch });
  }

  /** Publishes the last saved title. */
  async publish(publishedId: string): Promise<void> {
    const draftId = draftOf(publishedId);
    const title = this.#confirmed.get(draftId);
    if (title === undefined) return;
    this.#confirmed.delete(draftId);
    await this.#confirm("publish", publishedId, title, { actionType: "publish", publishedId, draftId });
  }

  async lookAtAll(): Promise<void> {
    for (const [id, title] of this.#confirmed) await this.#look(id, title);
  }

  async #confirm(
    kind: string,
    id: string,
    title: string,
    { actionType, ...rest }: { actionType: string } & Record<string, unknown>,
  ): Promise<void> {
    const actions = [{ actionType: `sanity.action.document.${actionType}`, ...rest }];
    const confirmed = await this.#measure(kind, id, () =>
      this.#studio.post("/data/actions/production", { actions }),
    );
    if (confirmed === undefined) return;
    this.#confirmed.set(id, title);
    await this.#look(id, title);
  }

  async #look(id: string, title: string): Promise<void> {
    const response = await this.#measure("look", id, () => this.#studio.get(`/data/doc/production/${id}`));
    if (response === undefined) return;
    const [found] = (response as { documents: { title?: string }[] }).documents;
    if (found?.title !== title) this.lost.push(`${id}: "${title}", found "${found?.title ?? "nothing"}"`);
  }
}

const draftOf = (publishedId: string): string => `drafts.${publishedId}`;
