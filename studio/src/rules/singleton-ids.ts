/** Ids of the singletons: types that have exactly one document. */
export const singletonIds = {
  blogIndex: "blog-index",
  dictionary: "dictionary",
  hintPage: "hint-page",
  homePage: "home-page",
  learningCenter: "learning-center",
  navigation: "navigation",
  siteSettings: "site-settings",
  tutorialIndex: "tutorial-index",
  wordListPage: "word-list-page",
} as const;

export type SingletonType = keyof typeof singletonIds;

export function isSingleton(type: string): type is SingletonType {
  return Object.hasOwn(singletonIds, type);
}
