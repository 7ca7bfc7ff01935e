// Separate exports, so that routes that no page links to stay out of the first load.

export const home = { path: "/", label: "Home" };
export const todaysHint = { path: "/wordle-hint/today", label: "Today's Hint" };
export const yesterdaysHint = { path: "/wordle-hint/yesterday", label: "Yesterday's Hint" };
export const archive = { path: "/wordle-hints", label: "Hint Archive" };
export const riddleForFriend = { path: "/riddle-for-you", label: "A riddle for a friend" };
export const learningCenter = { path: "/learning-center", label: "Learning Center" };
export const strategyGuide = { path: "/wordle-strategy-guide", label: "Strategy Guide" };
export const tutorial = { path: "/step-by-step-tutorial", label: "Step-by-Step Tutorial" };
export const gettingStarted = { path: "/getting-started", label: "Getting Started" };
export const advancedTechniques = { path: "/advanced-techniques", label: "Advanced Techniques" };
export const dictionary = { path: "/wordle-dictionary", label: "Wordle Dictionary" };
export const wordLists = { path: "/word-lists", label: "Word Lists" };
export const blog = { path: "/blog", label: "Blog" };
export const search = { path: "/search", label: "Search" };
export const about = { path: "/about", label: "About" };
export const contact = { path: "/contact", label: "Contact Us" };
export const adsFree = { path: "/subscribe", label: "Ads-Free" };
export const changeCard = { path: "/subscribe/card", label: "Change card" };
export const signIn = { path: "/auth", label: "Sign In" };
export const signUp = { path: "/auth?register=true", label: "Sign Up" };
export const privacy = { path: "/privacy", label: "Privacy Policy" };
export const terms = { path: "/terms", label: "Terms of Service" };
export const emailPreferences = { path: "/email-preferences", label: "Daily email" };
