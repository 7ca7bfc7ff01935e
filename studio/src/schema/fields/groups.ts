/** The tabs of a long form. */
export const contentGroup = { name: "content", title: "Content", default: true };
export const detailsGroup = { name: "details", title: "Details" };
export const searchGroup = { name: "search", title: "Search and sharing" };
