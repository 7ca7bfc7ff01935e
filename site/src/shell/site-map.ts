/** The id of the footer's links, the target of the Menu button until the panel can open. */
export const siteMapId = "site-map";
