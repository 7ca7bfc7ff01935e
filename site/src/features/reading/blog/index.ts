export { type BlogIndexContent, type PostContent, postData } from "./blog-facts.ts";
export { BlogPage } from "./BlogPage.tsx";
export { Post } from "./Post.tsx";
