import { Table } from "../../ui/tables/Table.tsx";

const states = [
  { tile: "Green", means: "The letter is right, and in its place." },
  { tile: "Amber", means: "The letter is in the word, in another place." },
];

/** Block elements of an article. */
export function ProseBlocks() {
  return (
    <>
      <blockquote>
        <p>A riddle is a fair fight: everything you need stands in front of you.</p>
        <footer>The editor</footer>
      </blockquote>
      <figure>
        <img src="/favicon.svg" alt="Four tiles, one of them green and one amber" width="128" height="128" />
        <figcaption>The mark: four tiles, of which two have something to say.</figcaption>
      </figure>
      <Table
        caption="What a tile says"
        columns={[
          { label: "Tile", cell: ({ tile }) => tile },
          { label: "Meaning", cell: ({ means }) => means },
        ]}
        rows={states}
        rowKey={({ tile }) => tile}
      />
      <p>
        Press <kbd>Enter</kbd> to send a word; in code that is <code>guess(word)</code>.
      </p>
      <pre>
        <code>{"const left = answers.filter((word) => fits(word, pattern));\nreturn left.length;"}</code>
      </pre>
      <dl>
        <dt>Opener</dt>
        <dd>The first word of a game.</dd>
        <dt>Hard mode</dt>
        <dd>A rule by which every hint has to be used.</dd>
      </dl>
      <hr />
      <p>A rule stands between two thoughts.</p>
    </>
  );
}
