import { setTimeout as pause } from "node:timers/promises";
import { EditorsWork } from "./editors-work.ts";
import { watchLoopDelay } from "./loop-delay.ts";
import { measureInto, type Measurements } from "./measured.ts";
import { articles } from "./pages.ts";
import { servePart } from "./parts.ts";
import { sendFrom } from "./send.ts";
import { StudioSession } from "./studio-session.ts";

/** The measurements of an editor who saves drafts, publishes at times, and checks that everything saved is there. */
export interface EditorReport {
  measurements: Measurements;
  /** Saves that were confirmed and are not there. */
  lost: string[];
  worstOwnDelayMs: number;
}

const savesPerPublish = 5;
const savesPerSignIn = 20;

await servePart(async (target) => {
  const { durationMs, editor } = target;
  const delay = watchLoopDelay();
  const measurements: Measurements = {};
  const measure = measureInto(measurements, delay);
  const studio = new StudioSession(sendFrom("127.1.1.1"), target);
  const work = new EditorsWork(studio, measure);
  const endsAt = performance.now() + durationMs;

  await studio.signIn(editor.email, editor.password);
  for (let count = 1; performance.now() < endsAt; count++) {
    const id = `blogPost-${articles[count % articles.length] ?? ""}`;
    await work.save(id, `An article that was saved in turn ${count}`);
    if (count % savesPerPublish === 0) await work.publish(id);
    if (count % savesPerSignIn === 0)
      await measure("sign-in", "in a known browser", () => studio.signIn(editor.email, editor.password));
    await pause(1500 + Math.random() * 2500);
  }
  await work.lookAtAll();
  return { measurements, lost: work.lost, worstOwnDelayMs: delay.since(0) } satisfies EditorReport;
});
