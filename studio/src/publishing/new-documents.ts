import type { NewDocumentOptionsResolver, TemplateResolver } from "sanity";
import { isSingleton } from "../rules/singleton-ids.ts";

/** Leaves singletons out of the menus that create documents. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId));

/** Leaves out the templates of singletons, so that no link to a new document can create a second one. */
export const templates: TemplateResolver = (all) => all.filter(({ schemaType }) => !isSingleton(schemaType));
