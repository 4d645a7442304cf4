import { bands } from "./entries/bands.tsx";
import { consent } from "./entries/consent.tsx";
import { contactForm } from "./entries/contact-form.tsx";
import { drawings } from "./entries/drawings.tsx";
import { lists } from "./entries/lists.tsx";
import { pageParts } from "./entries/page-parts.tsx";
import { posts } from "./entries/posts.tsx";
import { runningText } from "./entries/running-text.tsx";
import { shell } from "./entries/shell.tsx";
import { tiles } from "./entries/tiles.tsx";
import { wholePages } from "./entries/whole-pages.tsx";
import { words } from "./entries/words.tsx";
import type { Entry } from "./specimen.ts";

/** Every component in every state, from the smallest to whole pages. */
export const entries: readonly Entry[] = [
  ...words,
  ...runningText,
  ...lists,
  ...posts,
  ...bands,
  ...contactForm,
  ...consent,
  ...shell,
  ...pageParts,
  ...wholePages,
  ...tiles,
  ...drawings,
];
