/** Where the footer's links begin: what the Menu button leads to when it can't open the panel. */
export const siteMapId = "site-map";
