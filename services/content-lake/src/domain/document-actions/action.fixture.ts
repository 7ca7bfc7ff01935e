/** A published document and its draft, as tests of actions have them. */
export const published = {
  _id: "post",
  _type: "post",
  title: "Published",
  _createdAt: "2020-01-01T00:00:00Z",
};
export const draft = { _id: "drafts.post", _type: "post", title: "Draft" };
export const ids = { draftId: draft._id, publishedId: published._id };

/** An action on documents, such as `publish`. */
export const documentAction = (verb: string, more: object = {}) => ({
  actionType: `sanity.action.document.${verb}`,
  ...more,
});
