import type { SchemaTypeDefinition } from "sanity";
import { callout } from "./blocks/callout.ts";
import { chart } from "./blocks/chart.ts";
import { dataTable } from "./blocks/data-table.ts";
import { appPromotion, embeddedChecklist, embeddedQuestions, operatorDetails } from "./blocks/embeds.ts";
import { figure } from "./blocks/figure.ts";
import { letterTiles } from "./blocks/letter-tiles.ts";
import { openerTable } from "./blocks/opener-table.ts";
import { secondGuesses } from "./blocks/second-guesses.ts";
import { startingWordTable } from "./blocks/starting-word-table.ts";
import { trapFamilies } from "./blocks/trap-families.ts";
import { verse } from "./blocks/verse.ts";
import { author } from "./documents/author.ts";
import { blogPost } from "./documents/blog-post.ts";
import { category } from "./documents/category.ts";
import { checklist } from "./documents/checklist.ts";
import { fact } from "./documents/fact.ts";
import { faq } from "./documents/faq.ts";
import { glossaryTerm } from "./documents/glossary-term.ts";
import { guide } from "./documents/guide.ts";
import { mailText } from "./documents/mail-text.ts";
import { page } from "./documents/page.ts";
import { redirect } from "./documents/redirect.ts";
import { vocabularyWord } from "./documents/vocabulary-word.ts";
import { wordList } from "./documents/word-list.ts";
import { citation } from "./objects/citation.ts";
import { footerColumn } from "./objects/footer-column.ts";
import { guideSection } from "./objects/guide-section.ts";
import { labelledLink } from "./objects/labelled-link.ts";
import { link } from "./objects/link.ts";
import { navItem } from "./objects/nav-item.ts";
import { picture } from "./objects/picture.ts";
import { richText, shortText } from "./objects/rich-text.ts";
import { seo } from "./objects/seo.ts";
import { opener, openerPair, wordPattern } from "./objects/word-list-entries.ts";
import { blogIndex } from "./singletons/blog-index.ts";
import { dictionary } from "./singletons/dictionary.ts";
import { hintPage } from "./singletons/hint-page.ts";
import { homePage } from "./singletons/home-page.ts";
import { learningCenter } from "./singletons/learning-center.ts";
import { navigation } from "./singletons/navigation.ts";
import { siteSettings } from "./singletons/site-settings.ts";
import { tutorialIndex } from "./singletons/tutorial-index.ts";
import { wordListPage } from "./singletons/word-list-page.ts";

const documents = [
  author,
  blogPost,
  category,
  checklist,
  fact,
  faq,
  glossaryTerm,
  guide,
  mailText,
  page,
  redirect,
  vocabularyWord,
  wordList,
];

const singletons = [
  blogIndex,
  dictionary,
  hintPage,
  homePage,
  learningCenter,
  navigation,
  siteSettings,
  tutorialIndex,
  wordListPage,
];

const objects = [
  citation,
  footerColumn,
  guideSection,
  labelledLink,
  link,
  navItem,
  opener,
  openerPair,
  picture,
  richText,
  seo,
  shortText,
  wordPattern,
];

const blocks = [
  appPromotion,
  callout,
  chart,
  dataTable,
  embeddedChecklist,
  embeddedQuestions,
  figure,
  letterTiles,
  operatorDetails,
  openerTable,
  secondGuesses,
  startingWordTable,
  trapFamilies,
  verse,
];

/** The studio's schema: documents, singletons, and the objects and blocks that they are made of. */
export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...singletons, ...objects, ...blocks];
