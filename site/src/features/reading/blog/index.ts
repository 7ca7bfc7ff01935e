export { type BlogIndexContent, type PostContent, postData, postHead } from "./blog-facts.ts";
export { BlogPage } from "./BlogPage.tsx";
export { Post } from "./Post.tsx";
