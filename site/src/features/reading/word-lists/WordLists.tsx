import type { QueriedCard } from "../../../content/parts/PageCards.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import { anchorOf } from "../../../lib/anchor.ts";
import type { Tab } from "../../../ui/disclosure/TabPanel.tsx";
import { Tabs } from "../../../ui/disclosure/Tabs.tsx";
import { Downloads } from "./downloads/Downloads.tsx";
import { toolsTabId } from "../../../lib/analyzer-address.ts";
import { listedWords, mainList, type WordList, type WordListPage } from "./word-list-content.ts";
import { wordListCrumbs } from "./word-list-facts.ts";
import { WordListView } from "./WordListView.tsx";
import { WordTools } from "./WordTools.tsx";

/** The word lists in tabs, a tab of tools, and the downloads. */
export function WordLists({ page }: { page: WordListPage }) {
  const { title, intro, tools, downloads, related } = page;
  const words = mainList(page);
  return (
    <>
      <PageTop crumbs={wordListCrumbs(page)} title={title ?? ""} intro={intro} />
      <Tabs
        label={title ?? ""}
        addressKey="tab"
        tabs={[...listTabs(page), ...(tools ? [toolsTab(tools, words, related)] : [])]}
      />
      {words && (
        <Downloads
          list={() => listedWords(words)}
          name={words.slug ?? "words"}
          title={downloads?.title}
          text={downloads?.text}
        />
      )}
      <Related pages={related} />
    </>
  );
}

function listTabs({ tabs }: WordListPage): Tab[] {
  return (tabs ?? []).map(({ title, lists }) => ({
    id: anchorOf(title ?? ""),
    label: title ?? "",
    content: (lists ?? []).map((list) => <WordListView key={list._id} list={list} />),
  }));
}

type Tools = NonNullable<WordListPage["tools"]>;

/** A page that isn't published is null. */
type Cards = readonly (QueriedCard | null)[] | null;

function toolsTab(tools: Tools, list: WordList | null, related: Cards): Tab {
  const linked = new Set(related?.map((page) => page?._id));
  const links: Cards = tools.links;
  return {
    id: toolsTabId,
    label: tools.title ?? "",
    content: (
      <WordTools
        intro={tools.analyzerIntro}
        // Those that the page links to below all tabs aren't shown twice.
        links={(links ?? []).filter((page) => !linked.has(page?._id))}
        list={list}
      />
    ),
  };
}
