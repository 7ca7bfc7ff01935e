import { about } from "./pages/about.ts";
import { accessibility } from "./pages/accessibility.ts";
import { contact } from "./pages/contact.ts";
import { privacy } from "./pages/privacy.ts";
import { terms } from "./pages/terms.ts";

export const pages = [about, contact, privacy, terms, accessibility];
