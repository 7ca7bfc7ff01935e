// Parts of queries; TypeGen types their results as part of the queries that use them.

/** The fields from which `addressOf` builds an address. */
export const addressFields = `_type, "slug": slug.current`;

/** A link's target; `page` is null while that document isn't published. */
export const linkFields = `kind, route, url, "page": page->{${addressFields}}`;

/** Everything that `ContentImage` needs of a picture. */
export const pictureFields = `
  alt,
  crop,
  hotspot,
  asset->{_id, path, "lqip": metadata.lqip, "isOpaque": metadata.isOpaque}
`;

/** A text of paragraphs, lists and links, as `ShortText` shows it. */
export const shortTextFields = `..., markDefs[]{..., ${linkFields}}`;

export const checklistFields = `title, storageKey, items[]{id, text, help}`;

export const questionFields = `_id, question, answer[]{${shortTextFields}}`;

/** Everything that `RichText` shows. */
export const richTextFields = `
  ...,
  _type == "block" => {markDefs[]{..., ${linkFields}}},
  _type == "figure" => {picture{${pictureFields}}},
  _type == "callout" => {body[]{${shortTextFields}}},
  _type == "openerTable" => {"filePath": file.asset->path},
  _type == "embeddedChecklist" => {"checklist": checklist->{${checklistFields}}},
  _type == "embeddedQuestions" => {"questions": questions[]->{${questionFields}}}
`;

/** A page as it appears on a card. */
export const cardFields = `
  _id,
  ${addressFields},
  title,
  "summary": coalesce(excerpt, intro),
  readTimeMinutes,
  "category": category->title
`;

export const seoFields = `seo{title, description, keywords, noindex, image{${pictureFields}}}`;
