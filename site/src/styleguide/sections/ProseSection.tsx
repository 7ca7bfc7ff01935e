import { Callout } from "../../ui/prose/Callout.tsx";
import { FootnoteMark, Footnotes } from "../../ui/prose/Footnotes.tsx";
import { Prose } from "../../ui/prose/Prose.tsx";
import { Verse } from "../../ui/prose/Verse.tsx";
import { ProseBlocks } from "./ProseBlocks.tsx";

const riddle = [
  "I stand on one leg where the shallow reeds sway,",
  "or lift, on a building site, tons in a day.",
];

/** Everything that an article can contain. */
export function ProseSection() {
  return (
    <Prose>
      <h2>What a good opener does</h2>
      <p>
        An opener has <strong>one task</strong>: to leave as few answers as it can. It <em>needn&apos;t</em>{" "}
        be likely itself, and it tells most when each of its letters could be there or not with even odds. How
        that is counted stands in <a href="/word-lists">the word lists</a>, and what it has to do with{" "}
        <a href="https://en.wikipedia.org/wiki/Entropy_(information_theory)">information</a> elsewhere.
        <FootnoteMark id="styleguide-entropy" number={1} />
      </p>
      <h3>Three ways to look at it</h3>
      <ul>
        <li>Letters that occur often, such as E, A and R.</li>
        <li>
          Places that tell more than others:
          <ol>
            <li>
              the last, where S is rare and Y is not,
              <ol>
                <li>as in SUNNY,</li>
                <li>as in EARLY,</li>
              </ol>
            </li>
            <li>the first.</li>
          </ol>
        </li>
        <li>Pairs that like each other.</li>
      </ul>
      <Callout kind="tip" heading="Keep to one opener">
        <p>You learn its patterns, and after a week they read like a sentence.</p>
      </Callout>
      <Callout kind="attention" heading="Hard mode">
        <p>What you have found has to stay where it is.</p>
      </Callout>
      <Callout kind="note" heading="On the figures">
        <p>They are counted over our own list of answers.</p>
      </Callout>
      <h4>A verse among paragraphs</h4>
      <Verse set="prose" lines={riddle} />
      <p>After a verse the text goes on as before.</p>
      <ProseBlocks />
      <Footnotes
        heading="References"
        notes={[
          {
            id: "styleguide-entropy",
            content: (
              <>
                C. E. Shannon, <cite>A Mathematical Theory of Communication</cite>, 1948.
              </>
            ),
          },
        ]}
      />
    </Prose>
  );
}
