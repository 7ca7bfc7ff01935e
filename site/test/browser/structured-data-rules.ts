import type { CrawledPage } from "./crawled-page.ts";

/** The properties that search engines require or recommend for each type. A dot leads into an object. */
const properties: Readonly<Record<string, readonly string[]>> = {
  WebApplication: [
    "name",
    "url",
    "offers.price",
    "offers.priceCurrency",
    "applicationCategory",
    "operatingSystem",
  ],
  WebSite: [
    "name",
    "url",
    "publisher.logo.url",
    "potentialAction.target.urlTemplate",
    "potentialAction.query-input",
  ],
  Article: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author.name",
    "author.url",
    "publisher.name",
    "publisher.logo.url",
    "mainEntityOfPage",
  ],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  CollectionPage: ["name", "url", "mainEntity.itemListElement"],
  DefinedTermSet: ["name", "url", "hasDefinedTerm"],
};

const maxHeadlineLength = 110;

type Data = Record<string, unknown>;

/** Returns what a validator would find wrong in the structured data of a page. */
export function structuredDataFaults({ structuredData, text }: CrawledPage): string[] {
  return structuredData.flatMap((json) => {
    const data = JSON.parse(json) as Data;
    const type = String(data["@type"]);
    const required = properties[type];
    if (data["@context"] !== "https://schema.org" || !required) return [`${type} is unknown`];
    return [
      ...required.filter((path) => isMissing(valueAt(data, path))).map((path) => `${type} has no ${path}`),
      ...addressFaults(data).map((fault) => `${type}: ${fault}`),
      ...(type === "Article" ? articleFaults(data) : []),
      ...(type === "BreadcrumbList" ? breadcrumbFaults(data) : []),
      ...(type === "FAQPage" ? questionFaults(data, text) : []),
    ];
  });
}

function valueAt(data: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Data | undefined)?.[name], data);
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Addresses must be absolute. */
function addressFaults(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const isAddress = ["url", "item", "image", "mainEntityOfPage", "urlTemplate"].includes(name);
    if (!isAddress || typeof value !== "string") return addressFaults(value);
    return URL.canParse(value) ? [] : [`${name} is no address: ${value}`];
  });
}

function articleFaults({ headline, datePublished, dateModified }: Data): string[] {
  const dates = { datePublished, dateModified };
  const unreadable = Object.entries(dates).filter(([, date]) => Number.isNaN(Date.parse(String(date))));
  return [
    ...unreadable.map(([name]) => `Article has an unreadable ${name}`),
    ...(String(headline).length > maxHeadlineLength ? ["Article has a headline that is too long"] : []),
  ];
}

function breadcrumbFaults({ itemListElement }: Data): string[] {
  const items = itemListElement as readonly { position: number; name?: string; item?: string }[];
  return items.flatMap(({ position, name, item }, index) => {
    const isLast = index === items.length - 1;
    const isRight = position === index + 1 && Boolean(name) && (isLast || item !== undefined);
    return isRight ? [] : [`BreadcrumbList is wrong at ${index + 1}`];
  });
}

/** The page must show each question with its answer. */
function questionFaults({ mainEntity }: Data, text: string): string[] {
  const questions = mainEntity as readonly { name: string; acceptedAnswer: { text: string } }[];
  const shown = squeezed(text);
  return questions
    .filter(
      ({ name, acceptedAnswer }) =>
        ![name, acceptedAnswer.text].every((part) => shown.includes(squeezed(part))),
    )
    .map(({ name }) => `FAQPage has a question that the page doesn't show: ${name}`);
}

/** Where a text is broken into lines is no difference. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s\u2011-]+/g, "");
}
